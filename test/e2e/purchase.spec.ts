import type { Page } from '@playwright/test';
import { resultOf } from '../support/visitor.ts';
import { CARDS, expect, test } from './shop.ts';

test('a guest buys a mattress by card, step by step; two clicks on Place order are one order: the button rests while it is placed, and the thanks follow [C1.03, C1.08, C1.09, C2.11, C2.43, C2.44, C2.45, C2.46, C2.47, C6.03, K2.01, K2.02, K4.20, K4.27]', async ({
  shop,
  page,
}) => {
  await shop.opens('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Mattresses' }).click();
  await page.getByRole('link', { name: 'Classic memory foam mattress' }).first().click();
  await expect(shop.heading('Classic memory foam mattress')).toBeVisible();
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('$899');
  await expect(page.getByRole('list', { name: 'Free with your order' })).toContainText('pillow');

  await shop.addsToCart();
  await isStep(page, 'cart');
  await expect(shop.summary()).toContainText('$899');
  await shop.proceeds();
  await isStep(page, 'shipping');
  await shop.ships();
  await isStep(page, 'billing');
  await shop.typesCard(CARDS.succeeds);
  await shop.reviews();
  await isStep(page, 'review');
  await expect(shop.summary()).toContainText('$978.79');

  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const button = document.querySelector<HTMLButtonElement>('#place-order button');
      sessionStorage.setItem('rests', String(button?.disabled));
    }),
  );
  await shop.placeOrder().dblclick();
  await shop.isThanked();
  expect(await page.evaluate(() => sessionStorage.getItem('rests'))).toBe('true');
  await isStep(page, 'success');
  await shop.isAccessible();
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  const { total, analyticsReported } = await resultOf(shop.client.order(orderId));
  expect(await chargedFor(page, orderId)).toEqual([['charge', total.amount]]);
  // No page has analytics of its own, and none says so: the store tells of the purchase (outside-clients.md).
  expect(analyticsReported).toBe(false);
  await shop.opens('/checkout/cart');
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
  await shop.isAccessible();
});

/** What the card provider's own statement says of an order. */
const chargedFor = async (page: Page, id: string) => {
  const ledger = (await (await page.request.get('/sandboxes/ledger')).json()) as {
    orderId: string;
    kind: string;
    amount: number;
  }[];
  return ledger.filter(({ orderId }) => orderId === id).map(({ kind, amount }) => [kind, amount]);
};

/** Each step has its address, and search engines leave it out. */
const isStep = async (page: Page, step: string): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`/checkout/${step}(?:\\?|$)`));
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
};

test('a declined card says so and is not offered again, one without enough money gets a notice of its own, and one whose bank takes its time pays the same order [K4.29, K4.30, K8.03]', async ({
  shop,
  page,
}) => {
  await shop.reachesReview('tok_chargeDeclined');
  await shop.placeOrder().click();
  const dialog = page.getByRole('dialog', { name: 'Checkout error' });
  await expect(dialog).toContainText('Your card was declined.');
  await expect(dialog).toBeFocused();
  await shop.isAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/checkout\/billing/);
  expect((await resultOf(shop.client.checkout())).paymentToken).toBeNull();

  await shop.reviewsWith('tok_chargeDeclinedInsufficientFunds');
  await shop.placeOrder().click();
  await expect(page.getByText(/insufficient funds/i).first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await shop.opens('/checkout/billing');
  await shop.comesAlive();
  await expect(page.getByText(/ending in \d{4}/)).toHaveCount(0);
  await shop.typesCard(CARDS.settlesLater);
  await shop.reviews();
  await shop.placeOrder().click();
  await expect(shop.heading(/Almost there|Thank you/)).toBeVisible();
  // The page asks again every four seconds.
  await expect(shop.heading('Thank you')).toBeVisible({ timeout: 15_000 });
  await shop.isThanked();
  await expect(page).toHaveTitle(/Thank you/);
  await expect(page.getByText('stripeDirect')).toHaveCount(0);
});

test('a bank that is not answered well leads back to billing with the cart kept, and once it is, the card is paid [K2.06]', async ({
  shop,
  page,
}) => {
  await shop.reachesReview('tok_threeDSecureRequired');
  await shop.placeOrder().click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout error' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect((await shop.cart()).items.length).toBeGreaterThan(0);
  await shop.reviewsWith('tok_threeDSecureRequired');
  await shop.placeOrder().click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await shop.isThanked();
});
