import { expect, test } from './shop.ts';

test('a mattress is chosen and bought as far as the address without a mouse', async ({ shop, page }) => {
  await shop.opens('/mattress');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.getByRole('radio', { name: 'Queen', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'King', exact: true })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('$899');
  await page.getByRole('button', { name: 'Add to cart' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(shop.heading('Your cart')).toBeVisible();
  await page.getByText('Proceed to checkout', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeVisible();
});
