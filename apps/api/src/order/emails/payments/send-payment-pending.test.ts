import { expect, it } from 'vitest';
import { openCardStore } from '../../../testing/card-store.ts';
import { result } from '../../../testing/shopper.ts';
import { deliverEvent, succeededIntent } from '../../../testing/stripe-events.ts';
import { useTestStore } from '../../../testing/use-test-store.ts';
import { paymentsOf } from '../../payments/store.ts';

const MINUTE_MS = 60_000;

const store = useTestStore(openCardStore);

/** An order that waits for a debit of its bank. */
const waiting = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const order = await shopper.places();
  const paying = await shopper.client.payOrder(order.id, { paymentToken: 'pm_usBankAccount_processing' });
  expect(result(paying).status).toBe('processing');
  return order;
};

const intentOf = async (orderId: string, amount: number) => {
  const [payment] = await paymentsOf(store.database.db, orderId);
  return succeededIntent(orderId, payment?.reference ?? '', amount);
};

const mailOf = async (orderId: string) => {
  const ids = (await paymentsOf(store.database.db, orderId)).map(({ id }) => `payment-pending.${id}`);
  return store.sentMail.filter(({ messageId }) => ids.includes(messageId));
};

it('A payment that is still under way after a quarter of an hour is told of by one email', async () => {
  const order = await waiting();
  store.clock.forward(14 * MINUTE_MS);
  await store.sweep();
  expect(await mailOf(order.id)).toEqual([]);
  const intent = await intentOf(order.id, order.total.amount);
  await deliverEvent(store, 'payment_intent.processing', {
    ...{ ...intent, status: 'processing', amount_received: 0 },
  });
  store.clock.forward(2 * MINUTE_MS);
  await store.sweep();
  store.clock.forward(60 * MINUTE_MS);
  await store.sweep();
  const [email, ...more] = await mailOf(order.id);
  expect(more).toEqual([]);
  expect(email).toMatchObject({
    to: 'ada@example.com',
    subject: `Your Halcyon order ${order.shortId} is waiting for your payment to arrive`,
  });
  expect(email?.text).toContain('Your payment of $761.04');
  expect(email?.text).toContain(`/orders/${order.id}?token=`);
});

it('A payment that arrives within a quarter of an hour is not told of as pending', async () => {
  const order = await waiting();
  store.clock.forward(5 * MINUTE_MS);
  await deliverEvent(store, 'payment_intent.succeeded', await intentOf(order.id, order.total.amount));
  store.clock.forward(20 * MINUTE_MS);
  await store.sweep();
  expect(await mailOf(order.id)).toEqual([]);
});
