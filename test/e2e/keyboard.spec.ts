import { CARDS, expect, test } from './shop.ts';

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
  await shop.offers().getByRole('button', { name: 'No, thank you' }).focus();
  await page.keyboard.press('Enter');
  await expect(shop.heading('Your cart')).toBeVisible();
  await page.getByText('Proceed to checkout', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('every step starts at its heading for those who hear the page', async ({ shop, page }) => {
  await shop.addsMattress();
  await shop.comesAlive();
  await shop.proceeds();
  await expect(shop.heading('Where should it go?')).toBeFocused();
  await shop.ships();
  await expect(shop.heading('How would you like to pay?')).toBeFocused();
  await shop.typesCard(CARDS.succeeds);
  await shop.reviews();
  await expect(shop.heading('One last look')).toBeFocused();
  await page.goBack();
  await expect(shop.heading('How would you like to pay?')).toBeFocused();
});

test('a coupon, its removal and the removal of a line each keep the focus on the page', async ({
  shop,
  page,
}) => {
  await shop.addsMattress('Queen');
  await shop.comesAlive();
  await page.getByLabel('Coupon code').fill('SLEEP10');
  await page.keyboard.press('Enter');
  await expect(page.locator('form:focus')).toContainText('SLEEP10 takes $69.90 off');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Coupon code')).toBeFocused();
  await page.getByRole('button', { name: 'Remove' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
  await expect(shop.heading('Your cart')).toBeFocused();
});

test('the error summary leads into the card number', async ({ shop, page }) => {
  await shop.addsMattress();
  await shop.proceeds();
  await shop.ships();
  await page.getByRole('button', { name: 'Review order' }).click();
  await page.getByRole('link', { name: /Card Number Validation Error/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('4242');
  await expect(
    page.frameLocator('iframe[title*="card number" i]').getByLabel('Card number', { exact: true }),
  ).toHaveValue('4242');
});
