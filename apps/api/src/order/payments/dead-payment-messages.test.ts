import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { money } from '@counterpane/rules/money/money';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { enqueue, type Topics } from '../../outbox/store.ts';
import { outbox } from '../../outbox/tables.ts';
import { authorizeMoney, reportAuthorized } from '../../testing/authorized-money.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { stockOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent, succeededIntent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findOrder, updateOrder } from '../orders/store.ts';
import { openPayment } from './open-payment.ts';
import { paymentsOf, updatePayment } from './store.ts';

const TOTAL = 76_104;
const STOCK = 'halcyon/hal-classic-foam-s:queen';
const NOBODY = { visitorKey: null, addressKey: null, networkKey: null };

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

const staffOrders = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

const ordered = async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places();
  return { shopper, id };
};

/** The attempt of an order that was ended while its provider held money. */
const endedAttempt = async (id: string) => {
  const { database } = store;
  const order = await findOrder(database.db, id);
  if (!order) throw new Error('no order');
  await openPayment(store.deps, id, { token: 'tok_visa', returnUrl: '', cancelUrl: '', payer: NOBODY });
  const attempts = await paymentsOf(database.db, id);
  await updatePayment(database.db, attempts[0]?.id ?? '', { status: 'cancelled', reference: 'pi_held' });
  await updateOrder(database.db, order, { status: 'cancelled', cancelledBecause: 'by_staff' });
  return attempts;
};

/** As after a fortnight of hours in which the provider refused: the next try is the last. */
const lastTry = async (topic: keyof Topics) => {
  const { database, clock } = store;
  await database.db.update(outbox).set({ attempts: 335 }).where(eq(outbox.topic, topic));
  clock.forward(3_600_000);
  await store.sweep();
  const [row] = await database.db.select().from(outbox).where(eq(outbox.topic, topic)).orderBy(sql`id desc`);
  expect(row?.deadAt).not.toBe(null);
};

it('money received beyond a paid order that could not be given back is said with its amount, first in the list', async () => {
  const { shopper, id } = await ordered();
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  // The provider does not know this payment: it can give nothing back.
  await deliverEvent(store, 'payment_intent.succeeded', succeededIntent(id, 'pi_gone', 5_000));
  await lastTry('payment.refund_surplus');
  await ordered();
  const [first] = result(await staffOrders().orders());
  expect(first).toMatchObject({
    id,
    status: 'paid',
    attention: 'surplus_given_up',
    attentionAmount: money(5_000, 'USD'),
    surplus: [money(5_000, 'USD')],
  });
  expect(result(await shopper.client.order(id)).status).toBe('paid');

  expect(refusal(await staffOrders().decide(id, { decision: 'cancel', reason: 'x' })).code).toBe(
    'order_not_parked',
  );
  const seen = result(await staffOrders().decide(id, { decision: 'release', reason: 'Sent by cheque' }));
  expect(seen).toMatchObject({ status: 'paid', attention: null, surplus: [money(5_000, 'USD')] });
  expect(result(await staffOrders().orders())[0]?.attention).not.toBe('surplus_given_up');
});

it('money that could not be taken parks its order, which keeps its stock until a person has decided', async () => {
  const { shopper, id, intent } = await authorizeMoney(store);
  await store.fault({ kind: 'error500', path: `/v1/payment_intents/${intent.id}/capture`, times: 10_000 });
  await reportAuthorized(store, id, intent);
  for (let minute = 0; minute < 25; minute += 1) {
    store.clock.forward(61_000);
    await store.sweep();
  }
  expect(result(await shopper.client.order(id)).status).toBe('processing');
  const { reserved } = await stockOf(store, STOCK);
  await lastTry('payment.capture');
  expect(result(await staffOrders().order(id))).toMatchObject({
    status: 'needs_attention',
    attention: 'capture_given_up',
    attentionAmount: money(TOTAL, 'USD'),
  });
  expect(result(await shopper.client.order(id)).status).toBe('needs_attention');
  expect((await stockOf(store, STOCK)).reserved).toBe(reserved);
  // It goes on being asked for, and is taken when the provider is back.
  await fetch(`${store.sandboxUrl}/_sandbox/faults`, { method: 'DELETE' });
  store.clock.forward(10 * 60_000);
  await store.sweep();
  expect(result(await shopper.client.order(id)).status).toBe('paid');
});

it('money that could not be let go is said of an order that is over, which stays cancelled', async () => {
  const { id } = await ordered();
  const { database, clock } = store;
  const [attempt] = await endedAttempt(id);
  await enqueue(database.db, clock, 'payment.cancel', { paymentId: attempt?.id ?? '' });
  await store.fault({ kind: 'error500', path: '/v1/payment_intents', times: 2 });
  await lastTry('payment.cancel');
  expect(result(await staffOrders().order(id))).toMatchObject({
    status: 'cancelled',
    attention: 'cancel_given_up',
    attentionAmount: money(TOTAL, 'USD'),
  });
});
