import { randomUUID } from 'node:crypto';
import type { PageEvent } from '@counterpane/contract/events/events';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { googleAnalytics } from '@counterpane/providers/analytics/google-analytics/google-analytics';
import {
  type GoogleAnalyticsSandbox,
  startGoogleAnalyticsSandbox,
} from '@counterpane/sandboxes/google-analytics/google-analytics-sandbox';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders } from '../../order/orders/tables.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { funnelEvents } from './tables.ts';

const KEYS = { measurementId: 'G-TEST123', apiSecret: 'secret' };

let sandbox: GoogleAnalyticsSandbox;
let store: CardStore;
beforeAll(async () => {
  sandbox = await startGoogleAnalyticsSandbox({ ...KEYS, host: '127.0.0.1', port: 0 });
  store = await openCardStore({
    analytics: googleAnalytics({ ...KEYS, apiUrl: sandbox.url, timeoutMs: 1_000 }),
  });
});
afterAll(async () => {
  await store.close();
  await sandbox.close();
});
beforeEach(() => sandbox.fault(null));

const event = (name: PageEvent['name'], path: string): PageEvent => ({ id: randomUUID(), name, path });
const tells = (shopper: Shopper, events: readonly PageEvent[]) =>
  shopper.fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
  });
const buys = async (shopper: Shopper, email: string) => {
  await shopper.adds('pillow', 'standard', 2);
  const order = await shopper.places({ email });
  result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  await store.sweep();
  return order;
};
/** What has been told since, as name and value. */
const since = (before: number) =>
  sandbox
    .collected()
    .slice(before)
    .flatMap(({ events }) => events.map(({ name, params }) => [name, params.value]));

it('A visit that allows counting is told from its first page to its refund, once, and of no person', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper();
  const viewed = event('view_item', '/bedding/pillow');
  await tells(shopper, [viewed]);
  await tells(shopper, [viewed]);
  const { id, shortId } = await buys(shopper, 'ada@example.com');
  const manager = await signedIn(store, 'Maya', 'manager');
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
  result(await staff.refund(id, { amount: 1_000, reason: 'Sorry' }));
  for (let runs = 0; runs < 3; runs += 1) await store.sweep();
  expect(sandbox.dropped()).toEqual([]);
  // The outbox sends several at a time.
  expect(Object.fromEntries(since(before))).toEqual({
    ...{ view_item: 59, add_to_cart: 118, add_shipping_info: 118 },
    ...{ purchase: 118, refund: 9.19 },
  });
  expect(since(before)).toHaveLength(5);
  const told = sandbox.collected().slice(before);
  const clients = new Set(told.map(({ client_id }) => client_id));
  expect(clients.size).toBe(1);
  const steps = await store.database.db.select({ visit: funnelEvents.visit }).from(funnelEvents);
  expect(steps.some(({ visit }) => visit !== null && clients.has(visit))).toBe(false);
  const page = told.flatMap(({ events }) => events).find(({ name }) => name === 'view_item');
  expect(page?.params.page_location).toBe(`http://halcyon.localhost:3000${viewed.path}`);
  const purchase = told.flatMap(({ events }) => events).find(({ name }) => name === 'purchase');
  expect(purchase?.params).toMatchObject({
    transaction_id: shortId,
    currency: 'USD',
    items: [{ quantity: 2, price: 59 }],
    ...{ tax: 10.47, shipping: 0 },
  });
  const refund = told.flatMap(({ events }) => events).find(({ name }) => name === 'refund');
  expect(refund?.params).toMatchObject({ transaction_id: shortId, tax: 0.81, shipping: 0, items: [] });
  expect(JSON.stringify(told)).not.toMatch(/ada|Lovelace|34th/i);
});

it('The company of an ad hears of no visit that did not agree to marketing', async () => {
  const shopper = store.shopper();
  result(await shopper.client.choosePrivacy({ analytics: true, personalization: false, marketing: false }));
  await tells(shopper, [event('view_cart', '/checkout/cart')]);
  await store.sweep();
  expect(sandbox.collected().at(-1)?.consent).toEqual({
    ad_user_data: 'DENIED',
    ad_personalization: 'DENIED',
  });
  const agreed = store.shopper();
  await tells(agreed, [event('view_cart', '/checkout/cart')]);
  await store.sweep();
  expect(sandbox.collected().at(-1)?.consent.ad_user_data).toBe('GRANTED');
});

it('A visit that allows no counting is not told of, nor is its order', async () => {
  const before = sandbox.collected().length;
  const refused = store.shopper();
  result(await refused.client.choosePrivacy({ analytics: false, personalization: true, marketing: true }));
  await tells(refused, [event('view_item', '/mattress')]);
  const { id } = await buys(refused, 'grace@example.com');
  expect(since(before)).toEqual([]);
  const [order] = await store.database.db
    .select({ visit: orders.visit })
    .from(orders)
    .where(eq(orders.id, id));
  expect(order?.visit).toBeNull();
});

it('What the service does not take is told later', async () => {
  const before = sandbox.collected().length;
  sandbox.fault('error500');
  await tells(store.shopper(), [event('view_item_list', '/mattresses')]);
  await store.sweep();
  expect(since(before)).toEqual([]);
  sandbox.fault(null);
  store.clock.forward(3_600_000);
  await store.sweep();
  expect(since(before)).toEqual([['view_item_list', undefined]]);
  const { params } = sandbox.collected().at(-1)?.events[0] ?? {};
  expect(params?.items?.[0]).toMatchObject({ item_list_id: 'mattresses', quantity: 1 });
  expect(params?.items?.every(({ price }) => price > 0)).toBe(true);
});

it('What the service may have taken is not told again, but for a purchase, which it knows by its number', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper();
  await tells(shopper, [event('view_item_list', '/mattresses')]);
  sandbox.fault('hang');
  await buys(shopper, 'ruth@example.com');
  sandbox.fault(null);
  store.clock.forward(3_600_000);
  await store.sweep();
  await store.sweep();
  expect(since(before)).toEqual([['purchase', 118]]);
});

it('Every step has its things, their value and currency, worked out by the store', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper('halcyon-ca.localhost');
  result(await shopper.client.choosePrivacy({ analytics: true, personalization: true, marketing: true }));
  await tells(shopper, [event('view_item', '/fr/bedding/pillow'), event('view_item', '/mattress-quiz')]);
  const { items } = await shopper.adds('pillow', 'standard', 2);
  await tells(shopper, [event('view_cart', '/checkout/cart'), event('begin_checkout', '/checkout/shipping')]);
  result(await shopper.client.removeItem(items[0]?.itemIdentifier ?? ''));
  await tells(shopper, [event('view_cart', '/checkout/cart')]);
  await store.sweep();
  await store.sweep();
  expect(sandbox.dropped()).toEqual([]);
  const told = sandbox
    .collected()
    .slice(before)
    .flatMap(({ events }) => events);
  const of = (name: string) => told.filter((one) => one.name === name).map(({ params }) => params);
  const priceOf = (params: ReturnType<typeof of>[number] | undefined) => params?.items?.[0]?.price ?? 0;
  const [added] = of('add_to_cart');
  expect(added).toMatchObject({ currency: 'CAD', value: 2 * priceOf(added), items: [{ quantity: 2 }] });
  expect(priceOf(added)).toBeGreaterThan(0);
  expect(of('remove_from_cart')).toMatchObject([{ currency: 'CAD', value: added?.value }]);
  expect(of('begin_checkout')).toMatchObject([{ value: added?.value, items: [{ quantity: 2 }] }]);
  // The outbox sends several at a time.
  expect(new Set(of('view_cart').map(({ value }) => value))).toEqual(new Set([added?.value, undefined]));
  expect(of('view_item').map(({ value }) => value)).toEqual([(added?.value ?? 0) / 2, undefined]);
});

it('Another number or size of a line, an emptied cart and one that is put back are told by what they move', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper();
  await tells(shopper, [event('view_item', '/bedding/pillow')]);
  const { items } = await shopper.adds('pillow', 'standard', 2);
  const line = items[0]?.itemIdentifier ?? '';
  const moves = async () => {
    await store.sweep();
    return sandbox
      .collected()
      .slice(before)
      .flatMap(({ events }) => events)
      .filter(({ name }) => name.endsWith('_cart'))
      .map(({ name, params }) => [name, ...(params.items ?? []).map(({ quantity }) => quantity)]);
  };
  result(await shopper.client.changeItem(line, { quantity: 5 }));
  await expect.poll(moves).toContainEqual(['add_to_cart', 3]);
  result(await shopper.client.changeItem(line, { quantity: 4 }));
  await expect.poll(moves).toContainEqual(['remove_from_cart', 1]);
  result(await shopper.client.changeItem(line, { properties: [{ name: 'Size', value: 'king' }] }));
  await expect.poll(moves).toContainEqual(['add_to_cart', 4]);
  await expect.poll(moves).toContainEqual(['remove_from_cart', 4]);
  result(await shopper.client.clearCart());
  await expect
    .poll(async () => (await moves()).filter(([name]) => name === 'remove_from_cart'))
    .toHaveLength(3);
  result(await shopper.client.undoClear());
  await expect.poll(async () => (await moves()).filter(([name]) => name === 'add_to_cart')).toHaveLength(4);
});

it('What the catalogue keeps out of analytics is neither told in a cart nor of an order', async () => {
  const before = sandbox.collected().length;
  const pillow = store.deps.catalogue.getStorefront('halcyon').findEntry('pillow');
  if (!pillow) throw new Error('no pillow');
  const shopper = store.shopper();
  await tells(shopper, [event('view_item', '/bedding/sheets')]);
  Object.assign(pillow.data, { reportToAnalytics: false });
  await tells(shopper, [event('view_item', '/bedding/pillow')]);
  await buys(shopper, 'silent@example.com');
  Object.assign(pillow.data, { reportToAnalytics: true });
  const told = sandbox
    .collected()
    .slice(before)
    .flatMap(({ events }) => events);
  expect(told.map(({ name }) => name)).toEqual(expect.arrayContaining(['add_to_cart', 'purchase']));
  expect(
    told.flatMap(({ params }) => params.items ?? []).filter(({ item_name: name }) => /pillow/i.test(name)),
  ).toEqual([]);
});

it('A purchase has its code where that took something off', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper();
  await tells(shopper, [event('view_item', '/mattress')]);
  await shopper.adds('mattress', 'queen');
  result(await shopper.client.setCoupon('SLEEP10'));
  const order = await shopper.places({ email: 'coupon@example.com' });
  result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  await store.sweep();
  const purchase = sandbox
    .collected()
    .slice(before)
    .flatMap(({ events }) => events)
    .find(({ name }) => name === 'purchase');
  expect(purchase?.params.coupon).toBe(order.cart.couponDetails?.code);
  expect(order.cart.couponDetails?.applied).toBe(true);
});
