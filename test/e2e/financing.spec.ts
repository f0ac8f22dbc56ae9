import type { FrameLocator, Page } from '@playwright/test';
import { hostOf } from '../pages/store-host.ts';
import { expect, type Shop, test } from './shop.ts';

const QUEBEC = {
  email: 'ada@example.com',
  address: {
    fullName: 'Ada Lovelace',
    line1: '275 rue Notre-Dame Est',
    city: 'Montréal',
    state: 'QC',
    zip: 'H2Y 1C6',
    country: 'CA',
    phone: '514 555 0142',
  },
};

/** In the page, whose host not every machine can resolve. */
const comesToBilling = async (shipping: typeof QUEBEC): Promise<void> => {
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { result } = await ask('GET', '/api/products?name=mattress');
  const properties = [{ name: 'Size', value: 'king' }];
  await ask('POST', '/api/carts/my/items', {
    items: [{ productID: result.data[0].id, quantity: 1, properties }],
  });
  await ask('PUT', '/api/carts/my/checkout/shipping', shipping);
  await ask('POST', '/api/carts/my/checkout/acknowledge', { question: 'extend' });
};

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const presses = (page: Page | FrameLocator, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Chooses a way to pay and places the order with it. */
const placesWith = async (shop: Shop, name: string): Promise<void> => {
  await radio(shop.page, name).check();
  await shop.reviews();
  await shop.placeOrder().click();
};

const frameOf = (page: Page, label: string): FrameLocator =>
  page.frameLocator(`iframe[title="${label}: pay for your order"]`);

/** How the order stands that a page is about, who takes its money, and what their own statements say. */
const paidWith = async (page: Page): Promise<string> => {
  const id = new URL(page.url()).searchParams.get('orderId');
  const { result } = (await (await page.request.get(`/api/orders/${id}`)).json()) as {
    result: { status: string; paymentDetails: { provider: string }; total: { amount: number } };
  };
  const ledger: { orderId: string; kind: string; amount: number }[] = await (
    await page.request.get('/sandboxes/ledger')
  ).json();
  const lines = ledger.filter(({ orderId }) => orderId === id);
  expect(lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([`charge ${result.total.amount}`]);
  return `${result.status} with ${result.paymentDetails.provider}`;
};

test('Truemed says which lines are eligible, opens in a frame that can be left, and is paid there [K3.51, K4.64]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('billing');
  await radio(page, 'Truemed').check();
  await expect(
    page.getByText('Eligible with a letter of a clinician', { exact: false }).first(),
  ).toBeVisible();
  await placesWith(shop, 'Truemed');
  const frame = frameOf(page, 'Truemed');
  await expect(frame.getByRole('button', { name: 'Pay with my health account' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/checkout/truemed');
  await shop.isAccessible();
  const state = (await (await page.request.get('/api/carts/my/checkout')).json()) as {
    result: { showTruemedIframe: boolean };
  };
  expect(state.result.showTruemedIframe).toBe(true);
  await presses(frame, 'Decline');
  await expect(frame.getByRole('alert')).toHaveText('Your card was declined. Try another card.');
  await presses(frame, 'Cancel');
  await expect(
    page.getByText('Your payment with Truemed was not completed. Nothing was charged.'),
  ).toBeVisible();
  await expect(radio(page, 'Truemed')).toBeChecked();
  await placesWith(shop, 'Truemed');
  await presses(frame, 'Pay with my health account');
  await shop.isThanked();
  expect(await paidWith(page)).toBe('paid with truemed');
});

test('Acima does not take the order: the shopper reads what else there is; when its frame does not load either, a lease is signed in its own window [K3.53]', async ({
  shop,
  page,
}) => {
  await shop.standsAt('billing');
  await placesWith(shop, 'Acima');
  await presses(frameOf(page, 'Acima'), 'Not approved, for good');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Acima did not take this order. Nothing was charged.')).toBeVisible();
  await expect(page.getByText(/You can also pay over time with .*Affirm/)).toBeVisible();

  await page.route(/\/checkout\/lease-/, (route) => route.abort());
  await page.clock.install();
  await placesWith(shop, 'Acima');
  await expect(page.getByText('Loading Acima…')).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByText('Acima did not load. Nothing was charged.')).toBeVisible();
  await expect(page.getByText(/You can also pay over time with .*Affirm/)).toBeVisible();
  await shop.isAccessible();
  await page.unroute(/\/checkout\/lease-/);
  await page.getByRole('link', { name: 'Open Acima in this window' }).click();
  await presses(page, 'Sign the lease');
  await shop.isThanked();
  expect(await paidWith(page)).toBe('paid with acima');
});

test('ways to pay are compared at the width of a small phone, in the longer words of Quebec', async ({
  shop,
  page,
}) => {
  await shop.opens(`http://${hostOf('halcyon-ca')}/fr/p/returns`);
  await page.evaluate(comesToBilling, QUEBEC);
  await shop.opens(`http://${hostOf('halcyon-ca')}/fr/checkout/billing`);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByText('Comparer les modes de paiement').click();
  await expect(page.getByRole('heading', { level: 3, name: 'Affirm', exact: true })).toBeVisible();
  await shop.isAccessible();
});
