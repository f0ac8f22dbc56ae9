import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../outbox/tables.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { demoLog } from '../../testing/demo-log.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { paymentsOf } from './store.ts';

const { lines, logger, fill } = demoLog();

let store: CardStore;
beforeAll(async () => {
  store = await openCardStore({ logger });
});
beforeEach(() => void lines.splice(0));
afterAll(() => store.close());

const ordered = async () => {
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  return { shopper, order: await shopper.places() };
};

const messagesOf = (orderId: string) =>
  store.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.topic, 'payment.failed'), sql`${outbox.payload} ->> 'orderId' = ${orderId}`));

const eventsOf = (orderId: string) => lines.filter((line) => line.event && line.orderId === orderId);

/** The words of a bank about the newest payment of an order, as its provider sends them. */
const declines = async (orderId: string, amount: number) => {
  const [payment] = (await paymentsOf(store.database.db, orderId)).toReversed();
  const answer = await deliverEvent(store, 'payment_intent.payment_failed', {
    ...succeededIntent(orderId, payment?.reference ?? '', amount),
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: { decline_code: 'generic_decline', message: 'Your card was declined.' },
  });
  expect(answer.json()).toMatchObject({ result: 'applied' });
};

describe('the failure event of a payment', () => {
  it('is emitted once, whether the provider reports it by webhook or when it is asked, and however often', async () => {
    const { shopper, order } = await ordered();
    refusal(await shopper.client.payOrder(order.id, { paymentToken: 'tok_chargeDeclined' }));
    const [payment] = await paymentsOf(store.database.db, order.id);
    expect((await messagesOf(order.id)).map(({ payload }) => payload)).toEqual([
      {
        paymentId: payment?.id,
        orderId: order.id,
        storefront: 'halcyon',
        provider: 'stripeDirect',
        code: 'generic_decline',
        isInsufficientFunds: false,
      },
    ]);
    await declines(order.id, order.total.amount);
    await declines(order.id, order.total.amount);
    await shopper.client.refreshOrder(order.id);
    await store.sweep();
    await store.sweep();
    expect(await messagesOf(order.id)).toHaveLength(1);
    expect(eventsOf(order.id)).toMatchObject([{ event: 'paymentFailed', code: 'generic_decline' }]);
    expect(JSON.stringify(lines)).not.toMatch(/ada@example\.com|Lovelace|34th/);
  });

  it('is not emitted for a payment that worked, nor when an older word of it comes after the money', async () => {
    const { shopper, order } = await ordered();
    result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    await declines(order.id, order.total.amount);
    await declines(order.id, order.total.amount);
    await store.sweep();
    expect(await messagesOf(order.id)).toEqual([]);
    expect(eventsOf(order.id)).toMatchObject([{ event: 'purchase' }]);
  });

  it('is told of later when it could not be told of at once', async () => {
    const { shopper, order } = await ordered();
    refusal(await shopper.client.payOrder(order.id, { paymentToken: 'tok_chargeDeclinedInsufficientFunds' }));
    fill(true);
    await store.sweep();
    fill(false);
    expect(eventsOf(order.id)).toEqual([]);
    expect(await messagesOf(order.id)).toMatchObject([{ doneAt: null, deadAt: null, attempts: 1 }]);
    store.clock.forward(6_000);
    await store.sweep();
    await store.sweep();
    expect(eventsOf(order.id)).toMatchObject([{ event: 'insufficientFunds', isInsufficientFunds: true }]);
    expect(await messagesOf(order.id)).toMatchObject([{ doneAt: expect.any(String) }]);
  });
});
