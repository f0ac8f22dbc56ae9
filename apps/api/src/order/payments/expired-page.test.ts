import { expect, test } from 'vitest';
import { stripeOf } from '../../testing/authorized-money.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { paymentsOf } from './store.ts';

const store = useTestStore(() => openCardStore({}, undefined, ['stripeDirect', 'link']));

/** An order whose shopper left the provider's page open until its time ran out. */
const leavesPageOpen = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const order = await shopper.places({ billingProvider: 'link' });
  const waiting = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
  const [attempt] = await paymentsOf(store.database.db, order.id);
  await stripeOf(store).checkout.sessions.expire(attempt?.reference ?? '');
  return { shopper, order, page: waiting.paymentDetails.nextAction?.url ?? '' };
};

const charges = async (...orders: readonly string[]) =>
  (await store.ledger()).filter(({ orderId }) => orders.includes(orderId)).map(({ kind }) => kind);

test('an order whose page has expired can be paid on another page, with one charge', async () => {
  const { shopper, order, page } = await leavesPageOpen();
  await store.atProvider(page, { answer: 'approve' });
  for (let asked = 0; asked < 2; asked += 1)
    expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('payment_failed');
  const again = result(await shopper.client.payOrder(order.id, { hostedPage: true }));
  const fresh = again.paymentDetails.nextAction?.url ?? '';
  expect(fresh).not.toBe(page);
  await store.atProvider(fresh, { answer: 'approve' });
  expect(result(await shopper.client.refreshOrder(order.id)).status).toBe('paid');
  expect(await charges(order.id)).toEqual(['charge']);
});

test('a shopper who left a page until it expired pays with a card instead, with one charge', async () => {
  const { shopper, order, page } = await leavesPageOpen();
  const again = await shopper.places({ billingProvider: 'stripeDirect' });
  expect(result(await shopper.client.payOrder(again.id, { paymentToken: 'tok_visa' })).status).toBe('paid');
  await store.atProvider(page, { answer: 'approve' });
  await store.letTimePass(order.id);
  await store.sweep();
  expect(result(await shopper.client.order(again.id)).status).toBe('paid');
  expect(await charges(order.id, again.id)).toEqual(['charge']);
});
