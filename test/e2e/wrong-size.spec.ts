import type { Page } from '@playwright/test';
import { expect, type Shop, test } from './shop.ts';

/** A queen mattress, and sheets for a king. */
const withWrongSheets = async (shop: Shop, page: Page): Promise<void> => {
  await shop.addsMattress('Queen');
  await shop.opens('/bedding/natural-cotton-sheet-set?size=king');
  await shop.addsToCart();
  await page.getByText('Proceed to checkout', { exact: true }).click();
};

const question = (page: Page) => page.getByRole('dialog', { name: 'You may have the wrong size' });

test('sizes that do not belong together are asked about, and mended with one click [K4.05]', async ({
  shop,
  page,
}) => {
  await withWrongSheets(shop, page);
  await expect(question(page)).toContainText('Your Classic memory foam mattress is Queen.');
  await shop.isAccessible();
  await question(page)
    .getByRole('button', { name: /^Change to Queen/ })
    .click();
  await expect(question(page)).toBeHidden();
  await expect(shop.line('Natural cotton sheet set').first()).toContainText('Queen');
  await shop.proceeds();
});

test('sizes that are meant so lead on to shipping; Escape leads back [K4.06]', async ({ shop, page }) => {
  await withWrongSheets(shop, page);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await page.getByText('Proceed to checkout', { exact: true }).click();
  await question(page).getByRole('link', { name: 'The sizes are right, continue' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same question lies open on the page', async ({ shop, page }) => {
    await withWrongSheets(shop, page);
    await question(page)
      .getByRole('button', { name: /^Change to Queen/ })
      .click();
    await expect(shop.line('Natural cotton sheet set').first()).toContainText('Queen');
    await shop.proceeds();
  });
});
