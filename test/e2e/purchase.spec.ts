import type { Page } from '@playwright/test';
import { CARDS, expect, test } from './shop.ts';

test('a guest buys a mattress by card, step by step, and every page on the way is accessible [C1.03, C1.08, C1.09, C2.11, C2.43, C2.44, C2.45, C2.46, C2.47, C6.03, K2.01, K2.02]', {
  tag: '@phone',
}, async ({ shop, page }) => {
  await shop.opens('/');
  await shop.isAccessible();
  await shop.opens('/mattresses');
  await shop.isAccessible();
  await page.getByRole('link', { name: 'Classic memory foam mattress' }).first().click();
  await expect(shop.heading('Classic memory foam mattress')).toBeVisible();
  await page.getByRole('radio', { name: 'King', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('$899');
  await expect(page.getByRole('list', { name: 'Free with your order' })).toContainText('pillow');
  await shop.isAccessible();

  await shop.addsToCart();
  await isStep(page, 'cart');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$899');
  await shop.isAccessible();
  await shop.proceeds();
  await isStep(page, 'shipping');
  await shop.isAccessible();
  await shop.ships();
  await isStep(page, 'billing');
  await shop.typesCard(CARDS.succeeds);
  await shop.isAccessible();
  await shop.reviews();
  await isStep(page, 'review');
  await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('$978.79');
  await shop.isAccessible();

  await shop.placeOrder().click();
  await shop.isThanked();
  await isStep(page, 'success');
  await shop.isAccessible();
  // No page has analytics of its own, and none says so: the store tells of the purchase (outside-clients.md).
  const orderId = new URL(page.url()).searchParams.get('orderId');
  const order = await page.request.get(`/api/orders/${orderId}`);
  expect(await order.json()).toMatchObject({ result: { analyticsReported: false } });
  await shop.opens('/checkout/cart');
  await expect(page.getByText(/your cart is empty/i)).toBeVisible();
  await shop.isAccessible();
});

/** Each step has its address, and search engines leave it out. */
const isStep = async (page: Page, step: string): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`/checkout/${step}(?:\\?|$)`));
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
};

test('two clicks on Place order are one order: the button rests while it is placed, and the thanks follow [K4.20, K4.27]', async ({
  shop,
  page,
}) => {
  await shop.reachesReview();
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const button = document.querySelector<HTMLButtonElement>('#place-order button');
      sessionStorage.setItem('rests', String(button?.disabled));
    }),
  );
  await shop.placeOrder().dblclick();
  await shop.isThanked();
  expect(await page.evaluate(() => sessionStorage.getItem('rests'))).toBe('true');
  const id = new URL(page.url()).searchParams.get('orderId') ?? '';
  const ledger = (await (await page.request.get('/sandboxes/ledger')).json()) as {
    orderId: string;
    kind: string;
    amount: number;
  }[];
  const { total } = (await (await page.request.get(`/api/orders/${id}`)).json()).result;
  const charged = ledger.filter(({ orderId }) => orderId === id);
  expect(charged.map(({ kind, amount }) => [kind, amount])).toEqual([['charge', total.amount]]);
});

test('a declined card says so and is not offered again, one without enough money gets a notice of its own, and one whose bank takes its time pays the same order [K4.29, K4.30, K8.03]', async ({
  shop,
  page,
}) => {
  await shop.reachesReview(CARDS.declined);
  await shop.placeOrder().click();
  const dialog = page.getByRole('dialog', { name: 'Checkout error' });
  await expect(dialog).toContainText('Your card was declined.');
  await expect(dialog).toBeFocused();
  await shop.isAccessible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/checkout\/billing/);
  await shop.opens('/checkout/billing');
  await expect(page.getByText(/ending in 0002/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Review order' })).toBeEnabled();
  await shop.comesAlive();

  await shop.typesCard(CARDS.insufficient);
  await shop.reviews();
  await shop.placeOrder().click();
  await expect(page.getByText(/insufficient funds/i).first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await shop.isAccessible();

  await shop.opens('/checkout/billing');
  await shop.comesAlive();
  await shop.typesCard(CARDS.settlesLater);
  await shop.reviews();
  await shop.placeOrder().click();
  await expect(shop.heading(/Almost there|Thank you/)).toBeVisible();
  await shop.isThanked();
  await expect(page).toHaveTitle(/Thank you/);
  await expect(page.getByText('stripeDirect')).toHaveCount(0);
});

test('a bank that is not answered well leads back to billing with the cart kept, and once it is, the card is paid [K2.06]', async ({
  shop,
  page,
}) => {
  await shop.reachesReview(CARDS.challenged);
  await shop.placeOrder().click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('dialog', { name: 'Checkout error' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  expect((await shop.cart()).items.length).toBeGreaterThan(0);
  await shop.typesCard(CARDS.challenged);
  await shop.reviews();
  await shop.placeOrder().click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await shop.isThanked();
});
