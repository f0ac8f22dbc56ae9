import type { RefundView } from '@counterpane/contract/orders/refunds';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../outbox/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { ledgerEntries } from '../payments/tables.ts';
import { pollRefunds } from './make-refund.ts';
import { refunds } from './tables.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

/** A paid order of so many pillows and a mattress. */
const paid = async (pillows = 0) => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  if (pillows > 0) await shopper.adds('pillow', 'king', pillows);
  const order = await shopper.places();
  const { total, cart } = result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  const lineOf = (name: string) =>
    cart.items.find((item) => item.product.name === name && !item.isGift)?.itemIdentifier ?? '';
  return { shopper, id: order.id, total: total.amount, cart, lineOf };
};

const refund = async (browser: StaffBrowser | Shopper, id: string, wish: object, key?: string) => {
  const headers = { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) };
  const body = JSON.stringify({ reason: 'Too soft', ...wish });
  const answer = await browser.fetch(`/api/orders/${id}/refunds`, { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
};

const made = ({ status, body }: { status: number; body: { result: RefundView } }): RefundView => {
  expect(status).toBe(200);
  return body.result;
};

const refundedAtProvider = async (orderId: string) =>
  (await store.ledger())
    .filter((entry) => entry.orderId === orderId && entry.kind === 'refund')
    .map(({ amount }) => amount);

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('giving money back', () => {
  it('takes a line with its taxes; the provider, the ledger and the order agree, and the shopper is written to', async () => {
    const { shopper, id, total, lineOf } = await paid();
    const one = made(
      await refund(manager, id, { lines: [{ itemIdentifier: lineOf('mattress'), quantity: 1 }] }),
    );
    expect(one).toMatchObject({ status: 'pending', amount: usd(76_104), madeBy: 'Maya', reason: 'Too soft' });
    const [bed, ...gifts] = one.lines;
    expect(bed).toMatchObject({ quantity: 1, amount: usd(69_900), taxes: usd(6_204) });
    // They are not sent either.
    expect(new Set(gifts.map(({ amount }) => amount.amount))).toEqual(new Set([0]));
    expect(result(await shopper.client.order(id))).toMatchObject({
      refunded: usd(0),
      refunds: [{ status: 'pending', amount: usd(total) }],
    });
    await store.sweep();
    await store.sweep();
    expect(await refundedAtProvider(id)).toEqual([total]);
    expect(await accountsOf(store, id)).toEqual({
      'provider:stripeDirect': 0,
      sales: -total,
      refunds: total,
    });
    expect(result(await shopper.client.order(id))).toMatchObject({
      status: 'paid',
      refunded: usd(total),
      refunds: [{ status: 'succeeded', amount: usd(total) }],
    });
    const emails = store.sentMail.filter(({ messageId }) => messageId === `refund.${one.id}`);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.subject).toMatch(/^\$761\.04 refunded for your Halcyon order/);
    expect(emails[0]?.text).toContain(`/orders/${id}?token=`);
    const bookings = await store.database.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.booking, `refund:${one.id}`));
    expect(bookings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(bookings).toHaveLength(2);
  });

  it('unit by unit comes to exactly what the line and its taxes cost, and not one unit more', async () => {
    const { id, cart, total, lineOf } = await paid(3);
    const pillow = lineOf('pillow');
    const amounts: number[] = [];
    for (let unit = 0; unit < 3; unit += 1) {
      const one = made(await refund(manager, id, { lines: [{ itemIdentifier: pillow, quantity: 1 }] }));
      amounts.push(one.amount.amount);
    }
    const wish = { lines: [{ itemIdentifier: pillow, quantity: 1 }] };
    expect((await refund(manager, id, wish)).body).toMatchObject({ code: 'refund_too_many', left: 0 });
    const rest = made(
      await refund(manager, id, { lines: [{ itemIdentifier: lineOf('mattress'), quantity: 1 }] }),
    );
    const others = cart.extras.filter(({ sku }) => sku !== 'taxes');
    const fees = others.reduce((sum, { pricing }) => sum + pricing.price.amount, 0);
    expect(amounts.reduce((sum, cents) => sum + cents, rest.amount.amount)).toBe(total - fees);
    await store.sweep();
    expect((await refundedAtProvider(id)).toSorted()).toEqual([...amounts, rest.amount.amount].toSorted());
  });

  it('takes any amount for any reason, more than once, and never more than is left', async () => {
    const { id, total } = await paid();
    made(await refund(manager, id, { amount: usd(2_500), reason: 'Sorry for the late delivery' }));
    made(await refund(manager, id, { amount: 1_000 }));
    const left = total - 3_500;
    expect(await refund(manager, id, { amount: usd(left + 1) })).toMatchObject({
      status: 422,
      body: { code: 'refund_too_much', error: 'Only $726.04 is left to give back', left: usd(left) },
    });
    expect((await refund(manager, id, { amount: { amount: 100, currency: 'CAD' } })).status).toBe(422);
    made(await refund(manager, id, { amount: usd(left) }));
    expect((await refund(manager, id, { amount: 1 })).body.code).toBe('refund_nothing_left');
    await store.sweep();
    expect((await refundedAtProvider(id)).reduce((sum, cents) => sum + cents, 0)).toBe(total);
  });

  it('in full is told where the order is, once the money is back [K7.05]', async () => {
    const { shopper, id, total } = await paid();
    const where = async () => {
      const { status, items } = result(await shopper.client.fulfillment(id));
      return [status, ...items.map(({ fulfillmentStatus }) => fulfillmentStatus)];
    };
    made(await refund(manager, id, { amount: usd(total - 100) }));
    await store.sweep();
    expect(new Set(await where())).toEqual(new Set(['preparing']));
    made(await refund(manager, id, { amount: 100 }));
    expect(new Set(await where())).toEqual(new Set(['cancelled']));
    await store.sweep();
    expect(new Set(await where())).toEqual(new Set(['refunded']));
  });

  it('by twenty at once gives no more than was paid', async () => {
    const { id, total } = await paid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refund(manager, id, { amount: usd(10_000) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(Math.floor(total / 10_000));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    await store.sweep();
    expect((await refundedAtProvider(id)).reduce((sum, cents) => sum + cents, 0)).toBe(70_000);
    expect(await accountsOf(store, id)).toMatchObject({ refunds: 70_000, 'provider:stripeDirect': 6_104 });
  });

  it('with one key happens once, however often it is sent', async () => {
    const { id } = await paid();
    const wish = { amount: usd(1_000) };
    const sent = await Promise.all([1, 2, 3].map(() => refund(manager, id, wish, `key-${id}`)));
    const again = await refund(manager, id, wish, `key-${id}`);
    expect(new Set([...sent, again].map((answer) => made(answer).id)).size).toBe(1);
    await store.sweep();
    expect(await refundedAtProvider(id)).toEqual([1_000]);
  });
});

describe('who may', () => {
  it('is a manager: not an agent, nor the shopper, nor anybody else', async () => {
    const { shopper, id } = await paid();
    const agent = await signedIn(store, 'Noor', 'agent');
    expect(await refund(agent, id, { amount: 100 })).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(await refund(shopper, id, { amount: 100 })).toMatchObject({ status: 401 });
    expect(await refund(manager, 'a'.repeat(24), { amount: 100 })).toMatchObject({ status: 404 });
    expect(await refundedAtProvider(id)).toEqual([]);
  });

  it('says what for: lines or an amount, and a reason', async () => {
    const { id, lineOf } = await paid();
    const lines = [{ itemIdentifier: lineOf('mattress'), quantity: 1 }];
    for (const wish of [
      {},
      { lines, amount: 100 },
      { amount: 0 },
      { amount: -5 },
      { amount: 100, reason: ' ' },
    ])
      expect((await refund(manager, id, wish)).status).toBe(400);
    const unknown = { lines: [{ itemIdentifier: 'nothing', quantity: 1 }] };
    expect((await refund(manager, id, unknown)).body.code).toBe('unknown_line');
  });

  it('cannot for an order that nobody paid, or that cost nothing', async () => {
    const shopper = store.shopper();
    await shopper.adds('mattress', 'queen');
    const { id } = await shopper.places();
    expect((await refund(manager, id, { amount: 100 })).body).toMatchObject({
      code: 'refund_unpaid',
      error: 'Nothing was paid for this order',
    });
    const lucky = store.shopper();
    await lucky.adds('mattress', 'queen');
    result(await lucky.client.setCoupon('EVERYTHING'));
    const free = await lucky.places();
    const paymentToken = { id: 'amazon-redeem', card: { last4: '4242', brand: 'Visa' } };
    const { status, cart } = result(await lucky.client.payOrder(free.id, { paymentToken }));
    expect(status).toBe('paid');
    const lines = [{ itemIdentifier: cart.items[0]?.itemIdentifier ?? '', quantity: 1 }];
    for (const wish of [{ amount: 1 }, { lines }])
      expect((await refund(manager, free.id, wish)).body.code).toBe('refund_unpaid');
  });
});

describe('when the provider fails', () => {
  it('by dropping the answer after it gave, the money goes back once', async () => {
    const { id } = await paid();
    await store.fault({ kind: 'drop-after-effect', path: '/v1/refunds', times: 2 });
    const { id: refundId } = made(await refund(manager, id, { amount: usd(5_000) }));
    await store.sweep();
    store.clock.forward(10_000);
    await store.sweep();
    await store.sweep();
    expect(await refundedAtProvider(id)).toEqual([5_000]);
    const [row] = await store.database.db.select().from(refunds).where(eq(refunds.id, refundId));
    expect(row).toMatchObject({ status: 'succeeded', failure: null });
  });

  it('for longer than the store tries by itself, it is asked again all the same, and staff see why it waits', async () => {
    const { id } = await paid();
    await store.fault({ kind: 'error500', path: '/v1/refunds', times: 1 });
    const { id: refundId } = made(await refund(manager, id, { amount: usd(5_000) }));
    await store.sweep();
    const find = async () =>
      (await store.database.db.select().from(refunds).where(eq(refunds.id, refundId)))[0];
    expect(await find()).toMatchObject({ status: 'pending', failure: 'Stripe did not answer' });
    // Nobody asks a second time while the message is still being tried.
    store.clock.forward(11 * 60_000);
    await pollRefunds(store.deps);
    expect(await messagesOf(refundId)).toHaveLength(1);
    await store.database.db.update(outbox).set({ deadAt: new Date(store.clock.now()).toISOString() });
    await pollRefunds(store.deps);
    await pollRefunds(store.deps);
    expect(await messagesOf(refundId)).toHaveLength(2);
    await store.sweep();
    expect(await find()).toMatchObject({ status: 'succeeded', failure: null });
    expect(await refundedAtProvider(id)).toEqual([5_000]);
  });

  it('for so long that it has forgotten the key of the call, nobody calls again: it may have given', async () => {
    const { id } = await paid();
    await store.fault({ kind: 'drop-after-effect', path: '/v1/refunds', times: 2 });
    const { id: refundId } = made(await refund(manager, id, { amount: usd(5_000) }));
    store.clock.forward(1_000);
    await store.sweep();
    store.clock.forward(30 * 3_600_000);
    await store.sweep();
    await pollRefunds(store.deps);
    await store.sweep();
    const [row] = await store.database.db.select().from(refunds).where(eq(refunds.id, refundId));
    expect(row).toMatchObject({ status: 'pending', reference: null });
    expect(await refundedAtProvider(id)).toEqual([5_000]);
  });

  it('by refusing, the money counts as not given back, and may be tried again', async () => {
    const { shopper, id, total } = await paid();
    // Someone gave it back in the provider's own statement.
    const provider = store.deps.providers.get('stripeDirect');
    const reference = await referenceOf(id);
    await provider?.refund({
      reference,
      amount: { amount: total, currency: 'USD' },
      idempotencyKey: 'by-hand',
    });
    const first = made(await refund(manager, id, { amount: usd(total) }));
    await store.sweep();
    const [row] = await store.database.db.select().from(refunds).where(eq(refunds.id, first.id));
    expect(row?.status).toBe('failed');
    expect(row?.failure).toContain('already been refunded');
    expect(result(await shopper.client.order(id))).toMatchObject({ refunds: [], refunded: usd(0) });
    expect(await accountsOf(store, id)).toMatchObject({ sales: -total, 'provider:stripeDirect': total });
    made(await refund(manager, id, { amount: usd(total) }));
  });
});

const messagesOf = async (refundId: string) =>
  (await store.database.db.select().from(outbox).where(eq(outbox.topic, 'payment.refund'))).filter(
    ({ payload }) => payload.refundId === refundId,
  );

const referenceOf = async (orderId: string): Promise<string> => {
  const [entry] = await store.database.db
    .select({ booking: ledgerEntries.booking })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderId, orderId));
  return entry?.booking.split(':').at(-1) ?? '';
};
