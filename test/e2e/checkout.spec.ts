import type { Page } from '@playwright/test';
import { resultOf } from '../shop/visitor.ts';
import { expect, test } from './shop.ts';

const goesOn = (page: Page) => page.getByRole('button', { name: 'Continue to billing' }).click();

/** A field by its label, what is typed into it, and what is told of it [K5]. */
type Typed = readonly [label: string, typed: string, told: string];

const NO_NAME = 'Please enter your full name';
const WRONG_NAME = 'Please enter valid full name';
const WRONG_LINE = 'Please enter a valid address';
const WRONG_CITY = 'Please enter a valid city';
const WRONG_ZIP = 'Please enter a valid zip code';
const WRONG_PHONE = 'Please enter a valid phone number';
const WRONG_EMAIL = 'A valid email address is required';
const PO_BOX = 'We do not currently ship to PO Boxes';

/** Forms that are wrong all over, one after the other. */
const FORMS: readonly (readonly Typed[])[] = [
  [
    ['Full name', '', NO_NAME],
    ['Email', '', 'Please enter an e-mail address'],
    ['Phone', '', 'Please enter a phone number'],
    ['Address line 1', '', 'Please enter a shipping address'],
    ['City', '', 'Please enter your city'],
    ['ZIP code', '', 'Please enter a zip code'],
  ],
  [
    ['Full name', `Ada ${'x'.repeat(47)}`, NO_NAME],
    ['Email', `${'x'.repeat(39)}@example.com`, WRONG_EMAIL],
    ['Phone', '5'.repeat(61), WRONG_PHONE],
    ['Address line 1', 'x'.repeat(101), WRONG_LINE],
    ['Address line 2', 'x'.repeat(51), 'Please enter at most 50 characters'],
    ['City', 'x'.repeat(51), WRONG_CITY],
    ['ZIP code', '1'.repeat(21), WRONG_ZIP],
  ],
  [
    ['Full name', '🛏️ 🛏️🛏️', WRONG_NAME],
    ['Email', 'x'.repeat(10_000), WRONG_EMAIL],
    ['Phone', '٢١٢ ٥٥٥ ٠١٤٢', WRONG_PHONE],
    ['Address line 1', 'شارع'.repeat(2_500), WRONG_LINE],
    ['Address line 2', '🛏️'.repeat(5_000), 'Please enter at most 50 characters'],
    ['City', 'مدينة'.repeat(2_000), WRONG_CITY],
    ['ZIP code', '١٠٠٠١', WRONG_ZIP],
  ],
  [
    ['Full name', 'Ada', WRONG_NAME],
    ['Email', 'a@b.io', WRONG_EMAIL],
    ['Phone', '555', WRONG_PHONE],
    ['Address line 1', 'PO Box 12', PO_BOX],
    ['Address line 2', 'P.O. Box 1', PO_BOX],
    ['City', 'apo', PO_BOX],
    ['ZIP code', '1000', WRONG_ZIP],
  ],
];

/** Every field that is marked as wrong: its label, what stands in it, and what is told of it. */
const marked = (page: Page) =>
  page.locator('main form [aria-invalid="true"]').evaluateAll((fields) =>
    fields.map((field) => {
      const { value, labels } = field as HTMLInputElement;
      const told = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
      return [labels?.[0]?.textContent, value, told];
    }),
  );

test('every field says what is wrong with it, at the top and at its place, and what was typed stays [K5.01, K5.05, K5.07, K5.09, K5.11, K5.12, K5.13, K5.14, K5.18, K5.30, K5.33]', {
  tag: '@phone',
}, async ({ shop, page }) => {
  await shop.standsAt('shipping');
  const summary = page.getByRole('alert');
  for (const form of FORMS) {
    for (const [label, typed] of form) await page.getByLabel(label, { exact: true }).fill(typed);
    await goesOn(page);
    await expect(summary).toBeFocused();
    await expect
      .poll(() => marked(page))
      .toEqual([...form.slice(0, -1), ...WITHOUT_STATE, ...form.slice(-1)]);
    const links = await summary.getByRole('link').allTextContents();
    expect(links.toSorted()).toEqual([...form, ...WITHOUT_STATE].map(([, , told]) => told).toSorted());
  }
  await shop.isAccessible();
  await summary.getByRole('link', { name: PO_BOX }).first().click();
  await expect(page.getByLabel('Address line 1', { exact: true })).toBeFocused();

  await shop.fillsAddress();
  await page.getByLabel('Address line 1', { exact: true }).fill('شارع الملك ٢٠');
  await page.getByLabel('Address line 2', { exact: true }).fill('🛏️ 4');
  await goesOn(page);
  await shop.declinesProtection();
  const { shippingAddress } = await resultOf(shop.client.checkout());
  expect(shippingAddress).toMatchObject({ line1: 'شارع الملك ٢٠', line2: '🛏️ 4', phone: '2125550142' });
});

/** Nobody types into a list. */
const WITHOUT_STATE: readonly Typed[] = [['State', '', 'Please select a state']];

test('steps cannot be skipped, and older names of them lead to the new ones [K4.02, K4.04, K2.04]', async ({
  shop,
  page,
}) => {
  await shop.opens('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/cart/);
  await shop.standsAt('cart');
  await shop.opens('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  await shop.opens('/checkout/delivery');
  await expect(page).toHaveURL(/\/checkout\/shipping/);
  await shop.standsAt('billing');
  await shop.opens('/checkout/review');
  await expect(page).toHaveURL(/\/checkout\/billing/);
});

test('a card is checked part by part before the review; its brand is named when its number is complete, and a token takes it on [K4.17, K4.18, K4.19, K4.47, K4.48, K4.49, K5.40, K5.41, K5.42]', async ({
  shop,
  page,
}) => {
  const state = async () => {
    const { paymentToken, isStripeValid } = await resultOf(shop.client.checkout());
    return { paymentToken, isStripeValid };
  };
  const review = page.getByRole('button', { name: 'Review order' });
  await shop.standsAt('billing');
  await expect(page.locator('iframe[title*="card number" i]')).toBeVisible();
  const reported = page.waitForRequest(/form-fail$/);
  await review.click();
  expect((await reported).postDataJSON()).toEqual({ step: 'billing', fields: ['card'] });
  await expect(page).toHaveURL(/\/checkout\/billing/);
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toContainText(
    'Card Number Validation Error - Expiration Date Validation Error - CVC Validation Error',
  );
  await shop.isAccessible();

  await shop.typesCardPart('Card number', '4242 4242 4242 424');
  await expect(page.getByText('Visa', { exact: true })).toHaveCount(0);
  await shop.typesCardPart('Card number', '2');
  await expect(page.getByText('Visa', { exact: true })).toBeVisible();
  await shop.typesCardPart('CVC', '123');
  await review.click();
  await expect(page.getByRole('alert')).toHaveText(/problem\s*Expiration Date Validation Error$/);
  await shop.typesCardPart('Expiration date', '12 / 34');
  expect(await state()).toEqual({ paymentToken: null, isStripeValid: false });
  await review.click();
  await expect(shop.placeOrder()).toBeVisible();
  expect(await state()).toMatchObject({
    paymentToken: { card: { last4: '4242', brand: 'Visa' } },
    isStripeValid: true,
  });
});

test('a card script that does not load is said, and the page goes on without it [K8.14]', async ({
  shop,
  page,
}) => {
  await page.route(/\/v3\/|stripe\.js/, (route) => route.abort());
  await shop.standsAt('billing');
  await expect(page.getByText('Fail to load init Script')).toBeVisible();
  await shop.isAccessible();
  await shop.reviews();
  await shop.placeOrder().click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});

test('a coupon that is none is refused and stays in its field, one that is takes off what it says and leaves again, and an order of nothing needs no card [K5.37, K5.43]', async ({
  shop,
  page,
}) => {
  const code = page.getByLabel('Coupon code');
  const applies = async (typed: string) => {
    await code.fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  await shop.standsAt('cart');
  for (const typed of ['AB', 'A'.repeat(21), 'ل'.repeat(201), '🛏️'.repeat(2_500)]) {
    await applies(typed);
    await expect(code).toHaveAccessibleDescription('Invalid Coupon Code');
    await expect(page.getByRole('alert')).toHaveText('Invalid Coupon Code');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue(typed);
    await code.fill('');
    await page.reload();
    await shop.comesAlive();
  }
  await applies('sleep10');
  await expect(shop.summary()).toContainText('$809.10');
  await shop.isAccessible();
  await page.getByRole('button', { name: /remove.*(coupon|SLEEP10)/i }).click();
  await expect(shop.summary()).toContainText('$899');
  await applies('EVERYTHING');
  await expect(shop.summary()).toContainText('$0');
  await shop.proceeds();
  await shop.ships();
  await shop.reviews();
  await shop.placeOrder().click();
  await shop.isThanked();
});

test("a code for a cart that another tab has emptied is told 'Cart Empty' [K5.39]", async ({
  shop,
  page,
}) => {
  await shop.standsAt('cart');
  const { items } = await shop.cart();
  for (const { itemIdentifier, isGift } of items)
    if (!isGift) await resultOf(shop.client.removeItem(itemIdentifier));
  await page.getByLabel('Coupon code').fill('SLEEP10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert')).toHaveText('Cart Empty');
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
  await shop.isAccessible();
});

test('a total that has changed meanwhile is told with both prices before anything is charged, and can be accepted', async ({
  shop,
  page,
}) => {
  await shop.reachesReview();
  const [mattress] = (await shop.cart()).items;
  await resultOf(shop.client.changeItem(mattress?.itemIdentifier ?? '', { quantity: 2 }));
  await shop.placeOrder().click();
  await expect(page.getByText('The total has changed from $978.79 to $1,957.57.')).toBeVisible();
  await shop.isAccessible();
  await page.getByRole('button', { name: 'Accept $1,957.57 and place the order' }).click();
  await shop.isThanked();
});
