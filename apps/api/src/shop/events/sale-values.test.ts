import { randomUUID } from 'node:crypto';
import type { OrderBody } from '@counterpane/contract/orders/orders';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { googleAnalytics } from '@counterpane/providers/analytics/google-analytics/google-analytics';
import { sum } from '@counterpane/rules/money/sum';
import {
  type GoogleAnalyticsSandbox,
  startGoogleAnalyticsSandbox,
} from '@counterpane/sandboxes/google-analytics/google-analytics-sandbox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrder } from '../../order/orders/store.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { HOME, result, type Shopper } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { soldBack } from './goods-of-sale.ts';

const KEYS = { measurementId: 'G-TEST123', apiSecret: 'secret' };

let sandbox: GoogleAnalyticsSandbox;
let store: CardStore;
let staff: ReturnType<typeof createStaffOrdersClient>;
beforeAll(async () => {
  sandbox = await startGoogleAnalyticsSandbox({ ...KEYS, host: '127.0.0.1', port: 0 });
  const analytics = googleAnalytics({ ...KEYS, apiUrl: sandbox.url, timeoutMs: 1_000 });
  store = await openCardStore({ analytics });
  const manager = await signedIn(store, 'Maya', 'manager');
  staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
});
afterAll(async () => {
  await store.close();
  await sandbox.close();
});

const LEEDS = {
  ...{ ...HOME, line1: '1 City Square', city: 'Leeds', state: '', zip: 'LS1 2ES' },
  ...{ country: 'GB', phone: '0113 496 0142' },
} as const;

const seesPillow = async (shopper: Shopper) => {
  result(await shopper.client.choosePrivacy({ analytics: true, personalization: true, marketing: true }));
  await shopper.fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events: [{ id: randomUUID(), name: 'view_item', path: '/bedding/pillow' }] }),
  });
};

/** Orders what is in the cart, with white glove service, at home or in Leeds. */
const buys = async (shopper: Shopper, address: typeof HOME | typeof LEEDS): Promise<OrderBody> => {
  const email = 'ada@example.com';
  result(await shopper.client.saveShipping({ address, email }));
  result(await shopper.client.chooseDelivery({ deliveryOption: 'white-glove' }));
  const { version, totalPrice } = result(await shopper.client.cart());
  const placed = await shopper.client.createOrder({
    ...{ billingProvider: 'stripeDirect', email, shippingAddress: address, billingAddress: address },
    ...{ cartVersion: version, expectedTotal: totalPrice },
  });
  return result(await shopper.client.payOrder(result(placed).id, { paymentToken: 'tok_visa' }));
};

/** What was told of a visit's steps of a name, the oldest first, once all messages went out. */
const told = async (name: string, before: number) => {
  for (let runs = 0; runs < 3; runs += 1) await store.sweep();
  expect(sandbox.dropped()).toEqual([]);
  return sandbox
    .collected()
    .slice(before)
    .flatMap(({ events }) => events.filter((event) => event.name === name).map(({ params }) => params));
};

type Told = Awaited<ReturnType<typeof told>>[number];

const cents = (amount: number | undefined): number => Math.round((amount ?? 0) * 100);

/** Google's definition: the sum of price × quantity of all items. */
const itemsOf = ({ items = [] }: Told): number =>
  cents(sum(items.map(({ price, quantity }) => price * quantity)));

it('The value of a purchase is what its things come to, and with tax and delivery it is the total', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper();
  await seesPillow(shopper);
  await shopper.adds('mattress', 'queen');
  await shopper.adds('pillow', 'standard', 3);
  result(await shopper.client.setCoupon('SLEEP10'));
  const { total } = await buys(shopper, HOME);
  const [purchase, ...more] = await told('purchase', before);
  if (!purchase) throw new Error('no purchase was told');
  expect(more).toEqual([]);
  expect(cents(purchase.value)).toBe(itemsOf(purchase));
  expect([purchase.tax, purchase.shipping].every((amount) => (amount ?? 0) > 0)).toBe(true);
  expect(cents(purchase.value) + cents(purchase.tax) + cents(purchase.shipping)).toBe(total.amount);
});

it('Where prices include VAT, no step has it in its value', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper('halcyon-uk.localhost');
  await seesPillow(shopper);
  await shopper.adds('mattress', 'queen');
  await shopper.adds('pillow', 'standard');
  const { total, cart } = await buys(shopper, LEEDS);
  const [purchase] = await told('purchase', before);
  if (!purchase) throw new Error('no purchase was told');
  const vat = cart.extras.find(({ sku }) => sku === 'taxes')?.included?.amount ?? 0;
  expect(vat).toBeGreaterThan(0);
  expect(cents(purchase.value)).toBe(itemsOf(purchase));
  expect(cents(purchase.value)).toBe(total.amount - vat - cents(purchase.shipping));
  const [seen] = await told('view_item', before);
  // A pillow costs £54.
  expect(cents(seen?.value)).toBe(4_500);
  const added = (await told('add_to_cart', before)).map(({ value }) => cents(value));
  expect(added).toContain(cents(seen?.value));
  const [shipped] = await told('add_shipping_info', before);
  expect(Math.abs(cents(shipped?.value) - cents(purchase.value))).toBeLessThan(2);
});

it('Refunds of lines name the units that come back, and all refunds together leave nothing of the value', async () => {
  const before = sandbox.collected().length;
  const shopper = store.shopper('drift.localhost');
  await seesPillow(shopper);
  await shopper.adds('pillow', 'standard', 3);
  const { id } = await shopper.places({ email: 'ruth@example.com' });
  const { shortId, cart } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  const [line] = cart.items;
  const lines = [{ itemIdentifier: line?.itemIdentifier ?? '', quantity: 1 }];
  // A part of it becomes store credit: two refunds, one of which names the unit.
  result(await staff.refund(id, { lines, reason: 'Sorry', credit: 1_000 }));
  const halves = await told('refund', before);
  expect(halves).toHaveLength(2);
  const named = halves.filter(({ items }) => items?.length === 1);
  expect(named).toMatchObject([{ transaction_id: shortId, items: [{ quantity: 1 }] }]);
  expect(named.map(itemsOf)).toEqual(named.map(({ value }) => cents(value)));
  const unit = Math.round((line?.priceAfterDiscount.amount ?? 0) / 3);
  expect(sum(halves.map(({ value }) => cents(value)))).toBe(unit);
  const { left } = result(await staff.order(id)).balance;
  result(await staff.refund(id, { amount: left.amount, reason: 'All of it' }));
  store.clock.forward(60_000);
  const [purchase] = await told('purchase', before);
  const refunds = await told('refund', before);
  expect(refunds).toHaveLength(3);
  const back = (name: 'value' | 'tax') => sum(refunds.map((one) => cents(one[name])));
  // The rest is of an amount, and has its share of each.
  expect(Math.abs(back('value') - cents(purchase?.value))).toBeLessThan(2);
  expect(Math.abs(back('tax') - cents(purchase?.tax))).toBeLessThan(2);
  expect(back('value') + back('tax')).toBe(cents(purchase?.value) + cents(purchase?.tax));
});

it('A refund of what costs less somewhere else takes no value back, and tells of nothing that costs more there', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id, cart } = await shopper.places({ email: 'moves@example.com' });
  const order = await findOrder(store.database.db, id);
  if (!order) throw new Error('there is no order');
  const backOf = (amountCents: number, taxCents: number, fees: Record<string, number>) => {
    const [{ itemIdentifier } = { itemIdentifier: '' }] = cart.items;
    const line = { ...{ itemIdentifier, quantity: 0, amountCents: 0, taxCents, fees }, isRepriced: true };
    const refund = { id: 'one', amountCents, currency: 'USD' } as const;
    const { goods, charges } = soldBack(order, refund, { id: 'other', lines: [line] });
    return [goods.cents, charges.taxCents, charges.shippingCents];
  };
  // Both halves of money that goes back to a card and as credit.
  for (const amountCents of [1, 2, 3]) {
    expect(backOf(amountCents, -1, { disposal: -1, wgs: 4 })).toEqual([0, 0, amountCents]);
    expect(backOf(amountCents, 7, { disposal: 0, wgs: -3 })).toEqual([0, amountCents, 0]);
  }
});
