import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

const price = (page: Page) => page.getByRole('region', { name: 'Price', exact: true });
const choices = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true });

test('a frame comes alone or with an upholstered headboard in linen or grey, each at its price and in the chosen size [C3.33, C3.34]', async ({
  shop,
  page,
}) => {
  await shop.opens('/bed-frames/metal-foldable-bed-frame?size=queen');
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  const headboard = choices(page, 'Headboard');
  await expect(headboard.getByRole('link')).toHaveText([
    'Frame only',
    'Upholstered headboard (linen)',
    'Upholstered headboard (grey)',
  ]);
  await expect(headboard.getByRole('link', { name: 'Frame only' })).toHaveAttribute('aria-current', 'page');
  const alone = await price(page).innerText();
  await headboard.getByRole('link', { name: 'Upholstered headboard (grey)' }).click();

  await expect(shop.heading('Upholstered headboard and bed frame')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Grey', exact: true })).toBeChecked();
  expect(await price(page).innerText()).not.toBe(alone);
  // Its two colours are two headboards: the one follows the other.
  await page.getByRole('radio', { name: 'Linen', exact: true }).check();
  await expect(
    choices(page, 'Headboard').locator('[aria-current=page]').filter({ visible: true }),
  ).toHaveText('Upholstered headboard (linen)');
});
