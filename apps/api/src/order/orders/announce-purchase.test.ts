import { and, eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '../../outbox/tables.ts';
import { type CardStore, openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';

const lines: Record<string, unknown>[] = [];

let store: CardStore;
beforeAll(async () => {
  // As in a demo, whose log is kept from warnings on.
  const logger = pino(
    { base: null, level: 'warn' },
    { write: (line: string) => void lines.push(JSON.parse(line)) },
  );
  store = await openCardStore({ logger });
});
afterAll(() => store.close());

const ordered = async (name = 'mattress', size = 'queen') => {
  const shopper = store.shopper();
  await shopper.adds(name, size);
  return { shopper, order: await shopper.places() };
};

/** How often analytics are to hear of an order, and what they have heard once all messages went out. */
const told = async (orderId: string) => {
  const messages = await store.database.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.topic, 'order.purchased'), sql`${outbox.payload} ->> 'orderId' = ${orderId}`));
  await store.sweep();
  const events = lines.filter((line) => line.event === 'purchase' && line.orderId === orderId);
  return { messages: messages.length, events };
};

describe('the purchase event of an order', () => {
  it('is emitted once when its payment goes through, with what was bought and nobody’s name [K4.25, K7.06]', async () => {
    const { shopper, order } = await ordered();
    expect(await told(order.id)).toEqual({ messages: 0, events: [] });
    result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
    const { messages, events } = await told(order.id);
    expect([messages, events.length]).toEqual([1, 1]);
    expect(events[0]).toMatchObject({
      shortId: order.shortId,
      storefront: 'halcyon',
      total: order.total,
      coupon: null,
      tax: { amount: 6_204 },
      shipping: { amount: 0 },
    });
    expect(events[0]?.items).toContainEqual({
      sku: order.cart.items[0]?.sku,
      quantity: 1,
      price: order.cart.items[0]?.priceAfterDiscount,
    });
    expect(JSON.stringify(events)).not.toMatch(/ada@example\.com|Lovelace|34th/);
    // Neither asking again nor a client's own analytics make another one.
    result(await shopper.client.refreshOrder(order.id));
    result(await shopper.client.reportPurchase(order.id));
    expect(await told(order.id)).toMatchObject({ messages: 1, events: [{}] });
  });

  it('is emitted when the tab was closed and only the provider’s webhook tells of the payment, however often [K4.25, K4.65]', async () => {
    const { order } = await ordered();
    const intent = succeededIntent(order.id, 'pi_closed_tab', order.total.amount);
    await deliverEvent(store, 'payment_intent.succeeded', intent);
    await deliverEvent(store, 'payment_intent.succeeded', intent);
    expect(await told(order.id)).toMatchObject({ messages: 1, events: [{ orderId: order.id }] });
  });

  it('is not emitted while the bank is at work, nor for a card that is declined', async () => {
    const { shopper, order } = await ordered();
    refusal(await shopper.client.payOrder(order.id, { paymentToken: 'tok_chargeDeclined' }));
    const waiting = await shopper.client.payOrder(order.id, { paymentToken: 'pm_usBankAccount_processing' });
    expect(result(waiting).status).toBe('processing');
    expect(await told(order.id)).toEqual({ messages: 0, events: [] });
  });
});
