import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { money } from '@counterpane/rules/money/money';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf, stockOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';

const TOTAL = 76_104;
const STOCK = 'halcyon/hal-classic-foam-s:queen';

let store: CardStore;
let manager: StaffBrowser;
const logged: string[] = [];
beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
  store = await openCardStore({ logger }, undefined, ['stripeDirect', 'afterPay']);
  manager = await signedIn(store, 'Maya', 'manager');
});
afterAll(() => store.close());

const staffOrders = (browser: StaffBrowser = manager) =>
  createStaffOrdersClient((path, init) => browser.fetch(path, init));

const ordered = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, order: await shopper.places() };
};

/** An order that was charged another amount than its total, at the provider too. */
const parked = async (cents = TOTAL - 100) => {
  const { shopper, order } = await ordered();
  const charged = await store.deps.providers.get('stripeDirect')?.pay({
    orderId: order.id,
    paymentId: 'f'.repeat(24),
    amount: money(cents, 'USD'),
    token: 'tok_visa',
    idempotencyKey: `odd-${order.id}`,
    returnUrl: 'http://localhost/',
    email: 'ada@example.com',
    description: 'Order',
  });
  const intent = succeededIntent(order.id, charged?.reference ?? '', cents);
  await deliverEvent(store, 'payment_intent.succeeded', intent);
  return { shopper, order };
};

const booksOf = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId)
    .map(({ kind, amount }) => `${kind} ${amount}`);

describe('the orders that staff see', () => {
  it('begin with those that wait for a person, and why', async () => {
    const { order } = await parked();
    await ordered();
    const [first] = result(await staffOrders().orders());
    expect(first).toMatchObject({ id: order.id, status: 'needs_attention', attention: 'wrong_amount' });
  });

  it('are found by their short id or the beginning of an email address, and by nothing that is not there', async () => {
    const { order } = await ordered();
    const found = async (query: string) => result(await staffOrders().search(query)).map(({ id }) => id);
    expect(await found(order.shortId.toLowerCase())).toEqual([order.id]);
    expect(await found(` ${order.id} `)).toEqual([order.id]);
    expect(await found('ADA@exam')).toContain(order.id);
    for (const nothing of ['nobody@', '%', '_', "' or 1=1 --", '\\'])
      expect(await found(nothing)).toEqual([]);
  });

  it('tell of every attempt to pay with its failure, of the ledger, and of ways that could not be used', async () => {
    const { shopper, order } = await ordered();
    refusal(await shopper.client.payOrder(order.id, { paymentToken: 'tok_chargeDeclined' }));
    result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    const seen = result(await staffOrders().order(order.id));
    expect(seen.payments).toMatchObject([
      {
        attempt: 2,
        label: 'Card',
        status: 'succeeded',
        card: { brand: 'visa', last4: '4242' },
        failure: null,
      },
      { attempt: 1, status: 'failed', failure: expect.stringContaining('Your card was declined.') },
    ]);
    expect(seen.ledger.map(({ account, amount }) => `${account} ${amount.amount}`)).toEqual([
      `provider:stripeDirect ${TOTAL}`,
      `sales -${TOTAL}`,
    ]);
    expect(seen.balance).toMatchObject({ paid: { amount: TOTAL }, left: { amount: TOTAL } });
    expect(seen.lines[0]).toMatchObject({ quantity: 1, unitsLeft: 1, taxes: { amount: 6_204 } });
    expect(seen.unavailable).toContainEqual({ id: 'stripeCanada', label: 'Card', reason: 'not_in_country' });
    expect(seen.unavailable).toContainEqual({ id: 'paypal', label: 'PayPal', reason: 'not_set_up' });
    expect(seen).not.toHaveProperty('token');
  });

  it('have taxes that the prices include as the page of the shopper has them, and no taxes of nothing', async () => {
    const shopper = store.shopper('halcyon-uk.localhost');
    await shopper.adds('mattress', 'queen');
    const london = { city: 'London', state: '', zip: 'SW1A 1AA', country: 'GB', phone: '020 7946 0958' };
    const address = { ...HOME, ...london } as const;
    const order = await shopper.places({ shippingAddress: address, billingAddress: address });
    const british = result(await staffOrders().order(order.id));
    expect(british.includedTax?.amount).toBe(Math.round(british.total.amount / 6));
    expect(british.extras.map(({ title }) => title)).not.toContain('Taxes');
    const american = result(await staffOrders().order((await ordered()).order.id));
    expect(american.includedTax).toBeNull();
    expect(american.extras).toContainEqual({ title: 'Taxes', amount: { amount: 6_204, currency: 'USD' } });
  });

  it('say of a total that a way to pay does not take', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen', 6);
    const order = await shopper.places();
    const { unavailable } = result(await staffOrders().order(order.id));
    expect(unavailable).toContainEqual({ id: 'afterPay', label: 'After Pay', reason: 'not_this_total' });
  });

  it('are seen by agents, who decide nothing, and by nobody else', async () => {
    const { order } = await parked();
    const agent = await signedIn(store, 'Noor', 'agent');
    expect(result(await staffOrders(agent).order(order.id)).mayRefund).toBe(false);
    expect(
      refusal(await staffOrders(agent).decide(order.id, { decision: 'cancel', reason: 'x' })).status,
    ).toBe(403);
    const stranger = store.shopper();
    expect((await stranger.fetch('/api/staff/orders')).status).toBe(401);
    expect((await stranger.fetch(`/api/staff/orders/${order.id}`)).status).toBe(401);
    expect(refusal(await staffOrders().order('f'.repeat(24))).code).toBe('order_not_found');
  });
});

describe('an order that was parked', () => {
  it('is released: it is paid, its stock is sold, and the shopper has a confirmation', async () => {
    const { shopper, order } = await parked();
    const before = await stockOf(store, STOCK);
    const decision = { decision: 'release', reason: 'A dollar is fine' } as const;
    const seen = result(await staffOrders().decide(order.id, decision));
    expect(seen).toMatchObject({ status: 'paid', attention: null });
    expect(result(await shopper.client.order(order.id)).status).toBe('paid');
    expect(await stockOf(store, STOCK)).toMatchObject({
      reserved: before.reserved - 1,
      sold: before.sold + 1,
    });
    await store.sweep();
    expect(store.sentMail.some(({ messageId }) => messageId === `order-confirmation.${order.id}`)).toBe(true);
    expect(refusal(await staffOrders().decide(order.id, decision)).code).toBe('order_not_parked');
  });

  it('is cancelled: everything that was paid goes back, and its stock is free again', async () => {
    const { shopper, order } = await parked();
    const before = await stockOf(store, STOCK);
    const decision = { decision: 'cancel', reason: 'Paid too little' } as const;
    const twice = await Promise.all(
      [1, 2].map(() => staffOrders().decide(order.id, decision, `end-${order.id}`)),
    );
    expect(twice.map((answer) => result(answer).status)).toEqual(['cancelled', 'cancelled']);
    await store.sweep();
    expect(await booksOf(order.id)).toEqual([`charge ${TOTAL - 100}`, `refund ${TOTAL - 100}`]);
    expect(await accountsOf(store, order.id)).toMatchObject({ 'provider:stripeDirect': 0 });
    expect(await stockOf(store, STOCK)).toMatchObject({
      reserved: before.reserved - 1,
      available: before.available + 1,
    });
    expect(result(await shopper.client.order(order.id))).toMatchObject({
      status: 'cancelled',
      refunded: { amount: TOTAL - 100 },
    });
  });

  it('is parked again, with the reason, when its refund fails after it was cancelled', async () => {
    const { order } = await parked(70_000);
    const [attempt] = result(await staffOrders().order(order.id)).payments;
    await store.deps.providers.get('stripeDirect')?.refund({
      reference: attempt?.reference ?? '',
      amount: money(70_000, 'USD'),
      idempotencyKey: `by-hand-${order.id}`,
    });
    result(await staffOrders().decide(order.id, { decision: 'cancel', reason: 'Paid too little' }));
    await store.sweep();
    const seen = result(await staffOrders().order(order.id));
    expect(seen).toMatchObject({ status: 'needs_attention', attention: 'refund_failed' });
    expect(seen.refunds).toMatchObject([{ status: 'failed', failure: expect.stringContaining('refunded') }]);
    expect(seen.balance.left.amount).toBe(70_000);
  });

  it('is logged with what was decided and by whom, without the words of its reason', async () => {
    const { order } = await parked();
    result(await staffOrders().decide(order.id, { decision: 'cancel', reason: 'Ada Lovelace asked for it' }));
    const line = logged.find((one) => one.includes('a parked order was decided') && one.includes(order.id));
    expect(line).toContain('"decision":"cancel"');
    expect(logged.join('')).not.toContain('Lovelace asked');
  });
});
