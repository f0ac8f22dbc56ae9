import { CARDS, expect, test } from './shop.ts';

test.use({ javaScriptEnabled: false });

test('a shopper without JavaScript buys with the provider’s own card page', async ({ shop, page }) => {
  await shop.addsMattress('King');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$899');
  await shop.proceeds();
  await shop.ships();
  await shop.reviews();
  await shop.placeOrder().click();
  await page.getByLabel('Card number').fill(CARDS.succeeds);
  await page.getByLabel('Expiration date').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay $978.79' }).click();
  await shop.isThanked();
});
