import { expect, it } from 'vitest';
import { openCardStore } from '../../../testing/card-store.ts';
import { refusal, result } from '../../../testing/shopper.ts';
import { deliverEvent, succeededIntent } from '../../../testing/stripe-events.ts';
import { useTestStore } from '../../../testing/use-test-store.ts';
import { openDearExchanges } from '../../exchanges/testing/dear-exchange.ts';
import { CALIFORNIA, openDearAddresses } from '../../new-address/testing/dear-address.ts';
import { paymentsOf } from '../../payments/store.ts';

const DAY_MS = 24 * 60 * 60_000;

const store = useTestStore(openCardStore);

const ordered = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  return { shopper, order: await shopper.places() };
};

/** An order that waits for a debit of its bank. */
const waiting = async () => {
  const { shopper, order } = await ordered();
  const paying = await shopper.client.payOrder(order.id, { paymentToken: 'pm_usBankAccount_processing' });
  expect(result(paying).status).toBe('processing');
  return { shopper, order };
};

/** The bank says no to the newest payment of an order. */
const declines = async (orderId: string, amount: number) => {
  const [payment] = await paymentsOf(store.database.db, orderId);
  await deliverEvent(store, 'payment_intent.payment_failed', {
    ...succeededIntent(orderId, payment?.reference ?? '', amount),
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: {
      decline_code: 'insufficient_funds',
      message: 'The account has insufficient funds.',
    },
  });
};

const mailOf = async (orderId: string) => {
  const ids = (await paymentsOf(store.database.db, orderId)).map(({ id }) => `payment-failed.${id}`);
  return store.sentMail.filter(({ messageId }) => ids.includes(messageId));
};

it('A payment that fails after days is told of by one email, which leads to the cart that is open again', async () => {
  const { shopper, order } = await waiting();
  await store.sweep();
  expect(await mailOf(order.id)).toEqual([]);
  store.clock.forward(3 * DAY_MS);
  await declines(order.id, order.total.amount);
  await declines(order.id, order.total.amount);
  await store.sweep();
  await store.sweep();
  const [email, ...more] = await mailOf(order.id);
  expect(more).toEqual([]);
  expect(email).toMatchObject({
    to: 'ada@example.com',
    subject: `Your payment of $761.04 for Halcyon order ${order.shortId} did not go through`,
  });
  expect(email?.text).toContain('What you ordered is no longer set aside for you.');
  expect(email?.text).toContain('It is back in your cart');
  expect(email?.text).toContain('http://halcyon.localhost:3000/checkout/cart');
  expect(result(await shopper.client.cart()).itemsCount).toBe(1);
});

it('A payment that fails while its order still has its stock says for how many minutes more', async () => {
  const { shopper, order } = await waiting();
  store.clock.forward(5 * 60_000);
  await declines(order.id, order.total.amount);
  await store.sweep();
  expect((await mailOf(order.id)).map(({ text }) => text)).toEqual([
    expect.stringContaining('What you ordered is set aside for you for 15 more minutes.'),
  ]);
  const again = await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' });
  expect(result(again).status).toBe('paid');
});

it('A payment that fails later is told of in the language of its order, with the cart in that language', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const placing = await shopper.fetch('/api/orders', {
    method: 'POST',
    body: JSON.stringify(await shopper.order()),
    headers: { 'x-language': 'es', 'content-type': 'application/json' },
  });
  const { id, total } = (await placing.json()).result;
  result(await shopper.client.payOrder(id, { paymentToken: 'pm_usBankAccount_processing' }));
  await declines(id, total.amount);
  await store.sweep();
  const [email] = await mailOf(id);
  expect(email?.subject).toMatch(/^Su pago de /);
  expect(email?.text).toContain('http://halcyon.localhost:3000/es/checkout/cart');
});

it('A shopper who has started another cart since is led to the shop', async () => {
  const { shopper, order } = await waiting();
  await shopper.adds('pillow', 'standard');
  store.clock.forward(DAY_MS);
  await declines(order.id, order.total.amount);
  await store.sweep();
  const [email] = await mailOf(order.id);
  expect(email?.text).toContain('You can order it again in our shop.');
  expect(email?.text).not.toContain('/checkout/cart');
});

it('A shopper who has paid another way before the email goes out gets none', async () => {
  const { shopper, order } = await waiting();
  await declines(order.id, order.total.amount);
  result(await shopper.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  expect(await mailOf(order.id)).toEqual([]);
});

it('A card that is declined at checkout sends no email', async () => {
  const { shopper, order } = await ordered();
  refusal(await shopper.client.payOrder(order.id, { paymentToken: 'tok_chargeDeclined' }));
  await declines(order.id, order.total.amount);
  await store.sweep();
  expect(await mailOf(order.id)).toEqual([]);
});

/** Its company reports that an order is being paid, and days later that the bank has not paid. */
const failsLate = async (orderId: string, amount: number) => {
  const [payment] = await paymentsOf(store.database.db, orderId);
  const intent = succeededIntent(orderId, payment?.reference ?? '', amount);
  await deliverEvent(store, 'payment_intent.processing', {
    ...{ ...intent, status: 'processing', amount_received: 0 },
  });
  expect((await paymentsOf(store.database.db, orderId)).map(({ status }) => status)).toEqual(['processing']);
  store.clock.forward(3 * DAY_MS);
  await declines(orderId, amount);
  await store.sweep();
  await store.sweep();
};

it('A payment for a new address that fails after days is told of once as an address that stays, and never as goods', async () => {
  const shop = await openDearAddresses(store);
  const made = await shop.orders(store.shopper());
  const { seen } = await shop.asksFor(made, CALIFORNIA);
  await shop.opensPage(made);
  const payment = await shop.paymentOf(made);
  await failsLate(payment, seen.toPay.amount);
  expect(await mailOf(payment)).toEqual([]);
  expect(store.sentMail.filter(({ messageId }) => messageId === `address-unpaid.${payment}`)).toHaveLength(1);
});

it('A payment of an exchange that fails after days is told of once as an exchange, and never as goods', async () => {
  const drift = await openDearExchanges(store);
  const customer = await drift.customerWith('ada.debit@example.com', 0);
  const { seen, returnId, newId } = await drift.exchanges(customer, 'King');
  await drift.opensPage(customer, returnId);
  await failsLate(newId, seen.toPay.amount);
  expect(await mailOf(newId)).toEqual([]);
  const told = store.sentMail.filter(({ messageId }) => messageId?.startsWith(`return.${returnId}.`));
  expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining('Not exchanged')]);
});
