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

test('a card is checked before the review, and what it lacks is one message, shown and told [K4.17, K4.19, K5.40, K5.41, K5.42]', async ({
  shop,
  page,
}) => {
  await shop.addsMattress();
  await shop.proceeds();
  await shop.ships();
  const told = page.waitForRequest(/form-fail$/);
  await page.getByRole('button', { name: 'Review order' }).click();
  expect((await told).postDataJSON()).toEqual({ step: 'billing', fields: ['card'] });
  await expect(page).toHaveURL(/\/checkout\/billing/);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(
    page
      .getByText('Card Number Validation Error - Expiration Date Validation Error - CVC Validation Error')
      .first(),
  ).toBeVisible();
  await shop.isAccessible();
});

test('each part of a card is complete or not, its brand is named when the number is, and a token takes it on [K4.18, K4.47, K4.48, K4.49]', async ({
  shop,
  page,
}) => {
  const paymentToken = async () => {
    const answer = await page.request.get('/api/carts/my/checkout');
    const { result } = (await answer.json()) as { result: { paymentToken: unknown; isStripeValid: boolean } };
    return { paymentToken: result.paymentToken, isStripeValid: result.isStripeValid };
  };
  const review = page.getByRole('button', { name: 'Review order' });
  await shop.addsMattress();
  await shop.proceeds();
  await shop.ships();
  await shop.typesCardPart('Card number', '4242 4242 4242 424');
  await expect(page.getByText('Visa', { exact: true })).toHaveCount(0);
  await shop.typesCardPart('Card number', '2');
  await expect(page.getByText('Visa', { exact: true })).toBeVisible();
  await shop.typesCardPart('CVC', '123');
  await review.click();
  await expect(page.getByRole('alert')).toHaveText(/Expiration Date Validation Error$/);
  await shop.typesCardPart('Expiration date', '12 / 34');
  expect(await paymentToken()).toEqual({ paymentToken: null, isStripeValid: false });
  await review.click();
  await expect(shop.placeOrder()).toBeVisible();
  expect(await paymentToken()).toMatchObject({
    paymentToken: { card: { last4: '4242', brand: 'Visa' } },
    isStripeValid: true,
  });
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
