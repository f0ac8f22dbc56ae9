import { expect, test } from './shop.ts';

test('every field that is wrong is named at the top and at its place, and what was typed stays [K5.09]', async ({
  shop,
  page,
}) => {
  await shop.addsMattress();
  await shop.proceeds();
  await page.getByLabel('Full name', { exact: true }).fill('Ada');
  await page.getByLabel('Address line 1', { exact: true }).fill('PO Box 12');
  await page.getByRole('button', { name: 'Continue to billing' }).click();

  const summary = page
    .getByRole('alert')
    .or(page.getByRole('group', { name: /problem/i }))
    .first();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Please enter valid full name');
  await expect(summary).toContainText('We do not currently ship to PO Boxes');
  await expect(summary).toContainText('Please enter an e-mail address');
  await expect(page.getByLabel('Address line 1', { exact: true })).toHaveValue('PO Box 12');
  await expect(page.getByLabel('Full name', { exact: true })).toHaveAccessibleDescription(
    /Please enter valid full name/,
  );
  await summary.getByRole('link', { name: 'We do not currently ship to PO Boxes' }).click();
  await expect(page.getByLabel('Address line 1', { exact: true })).toBeFocused();
  await shop.isAccessible();
});

test('a ZIP of another state is refused in words that name the state [K5.24]', async ({ shop, page }) => {
  await shop.addsMattress();
  await shop.proceeds();
  await shop.fillsAddress();
  await page.getByLabel('ZIP code', { exact: true }).fill('87101');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect(page.getByText('Enter a valid ZIP / postal code for New York, US').first()).toBeVisible();
  await expect(page.getByLabel('Full name', { exact: true })).toHaveValue('Ada Lovelace');
});

test('steps cannot be skipped [K4.02, K4.04]', async ({ shop, page }) => {
  await shop.opens('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/cart/);
  await shop.addsMattress();
  await shop.opens('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  await shop.ships();
  await shop.opens('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/billing/);
});

test('older names of the steps lead to the new ones [K2.04]', async ({ shop, page }) => {
  await shop.addsMattress();
  await shop.opens('/checkout/delivery');
  await expect(page).toHaveURL(/\/checkout\/shipping/);
});

test('an incomplete card is one message of three [K5.41, K5.42]', async ({ shop, page }) => {
  await shop.addsMattress();
  await shop.proceeds();
  await shop.ships();
  await page.getByRole('button', { name: 'Review order' }).click();
  await expect(
    page
      .getByText('Card Number Validation Error - Expiration Date Validation Error - CVC Validation Error')
      .first(),
  ).toBeVisible();
  await shop.isAccessible();
});

test('a card script that does not load is said, and the page goes on without it [K8.14]', async ({
  shop,
  page,
}) => {
  await page.route(/\/v3\/|stripe\.js/, (route) => route.abort());
  await shop.addsMattress();
  await shop.proceeds();
  await shop.ships();
  await expect(page.getByText('Fail to load init Script')).toBeVisible();
  await shop.isAccessible();
  await shop.reviews();
  await shop.placeOrder().click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a coupon takes off what it says, and leaves again', async ({ shop, page }) => {
  await shop.addsMattress();
  await page.getByLabel('Coupon code').fill('sleep10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$809.10');
  await shop.isAccessible();
  await page.getByRole('button', { name: /remove.*(coupon|SLEEP10)/i }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$899');
});

test('an order of nothing needs no card [K5.43]', async ({ shop, page }) => {
  await shop.addsMattress();
  await page.getByLabel('Coupon code').fill('EVERYTHING');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$0');
  await shop.proceeds();
  await shop.ships();
  await shop.reviews();
  await shop.placeOrder().click();
  await shop.isThanked();
});
