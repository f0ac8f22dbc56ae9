import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

/** A queen mattress, and sheets for a king. */
const withWrongSheets = async (shop: Shop, page: Page, query = ''): Promise<void> => {
  await shop.has('mattress', 'queen');
  await shop.has('natural-cotton-sheet-set', 'king', { Color: 'white', Material: 'cotton' });
  await shop.opens(`/checkout/cart${query}`);
  await shop.comesAlive();
  await page.getByText('Proceed to checkout', { exact: true }).click();
};

/** What was bought of a product: `2 twinXL`. */
const sizesOf = async (shop: Shop, name: string): Promise<string[]> =>
  (await shop.cart()).items
    .filter(({ isGift, product }) => !isGift && product.name === name)
    .map(({ quantity, properties }) => `${quantity} ${properties.find((one) => one.name === 'Size')?.value}`);

const question = (page: Page) => page.getByRole('dialog', { name: 'You may have the wrong size' });

test('sizes that do not belong together are asked about and corrected by a click each; the last one leads on to shipping without another press [K4.05]', async ({
  shop,
  page,
}) => {
  await shop.has('waterproof-mattress-protector', 'king');
  await withWrongSheets(shop, page, '?utm_source=mail');
  await expect(question(page)).toContainText('Your Classic memory foam mattress is Queen.');
  await shop.isAccessible();
  const corrections = question(page).getByRole('button', { name: /^Change to Queen/ });
  await expect(corrections).toHaveCount(2);
  await corrections.first().click();
  await expect(corrections).toHaveCount(1);
  await expect(question(page)).toBeVisible();
  await corrections.first().click();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(new URL(page.url()).search).toBe('?utm_source=mail');
  for (const name of ['natural-cotton-sheet-set', 'waterproof-mattress-protector'])
    expect(await sizesOf(shop, name)).toEqual(['1 queen']);
});

test('sizes that are meant so lead on to shipping; Escape leads back [K4.06]', async ({ shop, page }) => {
  await withWrongSheets(shop, page);
  // Escape closes what a script has opened over the page.
  await expect(page.locator('dialog:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.getByText('Proceed to checkout', { exact: true }).click();
  await question(page).getByRole('link', { name: 'The sizes are right, continue' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Full name')).toBeVisible();
});
