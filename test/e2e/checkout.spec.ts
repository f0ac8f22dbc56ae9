import type { Page } from '@playwright/test';
import { resultOf } from '../support/visitor.ts';
import { expect, test } from './shop.ts';

const goesOn = (page: Page) => page.getByRole('button', { name: 'Continue to billing' }).click();

/** A field by its label, what is typed into it, and what is told of it [K5]. */
type Typed = readonly [label: string, typed: string, told: string];

const PO_BOX = 'We do not currently ship to PO Boxes';

/** A form that is wrong all over; every other wrong value is sent without a browser (checkout-errors.test.ts). */
const WRONG: readonly Typed[] = [
  ['Full name', '🛏️ 🛏️🛏️', 'Please enter valid full name'],
  ['Email', '', 'Please enter an e-mail address'],
  ['Phone', '٢١٢ ٥٥٥ ٠١٤٢', 'Please enter a valid phone number'],
  ['Address line 1', 'PO Box 12', PO_BOX],
  ['Address line 2', '🛏️'.repeat(5_000), 'Please enter at most 50 characters'],
  ['City', 'x'.repeat(51), 'Please enter a valid city'],
  ['ZIP code', '1000', 'Please enter a valid zip code'],
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

test('every field says what is wrong with it, at the top and at its place, and what was typed stays', async ({
  shop,
  page,
}) => {
  await shop.standsAt('shipping');
  const summary = page.getByRole('alert');
  for (const [label, typed] of WRONG) await page.getByLabel(label, { exact: true }).fill(typed);
  await goesOn(page);
  await expect(summary).toBeFocused();
  await expect
    .poll(() => marked(page))
    .toEqual([...WRONG.slice(0, -1), ...WITHOUT_STATE, ...WRONG.slice(-1)]);
  const links = await summary.getByRole('link').allTextContents();
  expect(links.toSorted()).toEqual([...WRONG, ...WITHOUT_STATE].map(([, , told]) => told).toSorted());
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

  // The error summary leads into the card number.
  await page.getByRole('link', { name: /Card Number Validation Error/ }).focus();
  await page.keyboard.press('Enter');
  const number = page
    .frameLocator('iframe[title*="card number" i]')
    .getByLabel('Card number', { exact: true });
  await expect(number).toBeFocused();
  await page.keyboard.type('4242');
  await expect(number).toHaveValue('4242');
  await shop.typesCardPart('Card number', '4242 4242 424');
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
  await applies('AB');
  await expect(code).toHaveAccessibleDescription('Invalid Coupon Code');
  await expect(page.getByRole('alert')).toHaveText('Invalid Coupon Code');
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('AB');
  await code.fill('sleep10');
  await page.keyboard.press('Enter');
  await expect(page.locator('form:focus')).toContainText('SLEEP10 takes $89 off');
  await expect(shop.summary()).toContainText('$809.10');
  await shop.isAccessible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /remove.*(coupon|SLEEP10)/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  await expect(shop.summary()).toContainText('$899');
  await applies('EVERYTHING');
  await expect(page.locator('form:focus')).toContainText('EVERYTHING takes');
  await shop.hasShipped();
  await shop.opens('/checkout/billing');
  await shop.reviews();
  await shop.placeOrder().click();
  await shop.isThanked();
});
