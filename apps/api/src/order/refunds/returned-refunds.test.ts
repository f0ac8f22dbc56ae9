import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { deliverEvent } from '../../testing/stripe-events.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { refunds } from './tables.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});

/** The id of a refund of so many cents. */
const refund = async (orderId: string, cents: number, reason: string): Promise<string> => {
  const answer = await manager.fetch(`/api/orders/${orderId}/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount: { amount: cents, currency: 'USD' }, reason }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).result.id;
};

test('Money that a bank sends back days after it was given is ours again: the ledger, staff and the order of the shopper say so', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id, shortId } = await shopper.places();
  const { total } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  const refundId = await refund(id, total.amount, 'Too soft');
  await store.sweep();
  await store.sweep();
  expect(result(await shopper.client.order(id)).refunded).toEqual(total);
  const rows = () => store.database.db.select().from(refunds).where(eq(refunds.id, refundId));
  const [before] = await rows();
  const failed = {
    id: before?.reference,
    object: 'refund',
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
  await deliverEvent(store, 'refund.failed', failed);
  await deliverEvent(store, 'charge.refund.updated', failed);
  await deliverEvent(store, 'refund.updated', { ...failed, status: 'succeeded' });
  expect(await rows()).toMatchObject([{ status: 'failed', failure: 'expired_or_canceled_card' }]);
  expect(await accountsOf(store, id)).toEqual({
    'provider:stripeDirect': total.amount,
    sales: -total.amount,
    refunds: 0,
  });
  await store.sweep();
  await store.sweep();
  const mails = store.sentMail.filter(({ messageId }) => messageId === `refund-returned.${refundId}`);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe(
    `Your refund of $${(total.amount / 100).toFixed(2)} for Halcyon order ${shortId} was not completed`,
  );
  expect(result(await shopper.client.order(id))).toMatchObject({
    refunded: { amount: 0, currency: 'USD' },
    refunds: [{ id: refundId, status: 'returned', amount: total }],
  });
  await refund(id, total.amount, 'Once more');
});

test('A refund that is pending is under way to the shopper, and one that then fails is taken back without an email', async () => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  const { id } = await shopper.places();
  const { total } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_pendingRefund' }));
  const refundId = await refund(id, 10_014, 'Too soft');
  await store.sweep();
  expect(result(await shopper.client.order(id)).refunds).toMatchObject([{ status: 'pending' }]);
  expect(await accountsOf(store, id)).toEqual({
    'provider:stripeDirect': total.amount,
    sales: -total.amount,
  });
  const [pending] = await store.database.db.select().from(refunds).where(eq(refunds.id, refundId));
  const failed = { id: pending?.reference, object: 'refund', status: 'failed', failure_reason: 'declined' };
  await deliverEvent(store, 'refund.failed', failed);
  await store.sweep();
  await store.sweep();
  expect(result(await shopper.client.order(id)).refunds).toEqual([]);
  expect(await accountsOf(store, id)).toEqual({
    'provider:stripeDirect': total.amount,
    sales: -total.amount,
  });
  expect(store.sentMail.filter(({ messageId }) => messageId.includes(refundId))).toEqual([]);
});
