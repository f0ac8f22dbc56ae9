import type { RefundOutcome } from '@counterpane/providers/payment/port';
import { money } from '@counterpane/rules/money/money';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order, updateOrder } from '../orders/store.ts';
import { postLedgerEntry } from '../payments/ledger.ts';
import { findPayment } from '../payments/store.ts';
import { findRefund, givenCents, markReturned, REFUNDS_ACCOUNT, updatePending } from './store.ts';

/**
 * Books the provider's report of a refund, once: money that went back, with an email to the shopper; a failed
 * refund counts as not given back, also one that had gone through before. A repeated report changes nothing.
 */
export const recordRefundOutcome = async (
  deps: OrderDeps,
  refundId: string,
  { reference, state, failure }: RefundOutcome,
): Promise<void> => {
  const { database, clock, logger } = deps;
  await database.transaction(async (tx) => {
    const known = await findRefund(tx, refundId);
    const order = known && (await lockOrder(tx, known.orderId));
    if (!order) throw new Error(`no refund ${refundId}`);
    // Read again inside the lock, because another process may have booked the same answer.
    const refund = await findRefund(tx, refundId);
    const payment = await findPayment(tx, known.paymentId);
    if (!refund || !payment) return;
    const now = isoNow(clock);
    const why = failure ?? 'The provider refused it';
    if (refund.status === 'succeeded' && state === 'failed') {
      logger.warn({ orderId: refund.orderId, refundId, failure: why }, 'a refund came back');
      if (order.status === 'cancelled') await parkAgain(tx, deps, order);
      await markReturned(tx, refundId, { failure: why, returnedAt: now });
      // The shopper was told that it went through; of one that never did they know nothing to take back.
      await enqueue(tx, clock, 'order.refund_returned', { refundId });
      return postLedgerEntry(tx, {
        booking: `refund-returned:${refundId}`,
        orderId: refund.orderId,
        from: REFUNDS_ACCOUNT,
        to: `provider:${payment.provider}`,
        amount: money(givenCents(refund), refund.currency),
      });
    }
    if (refund.status !== 'pending') return;
    if (state === 'pending') return updatePending(tx, refundId, { reference, failure: null });
    if (state === 'failed') {
      logger.warn({ orderId: refund.orderId, refundId, failure: why }, 'a refund failed');
      if (order.status === 'cancelled') await parkAgain(tx, deps, order);
      return updatePending(tx, refundId, { status: 'failed', reference, failure: why, settledAt: now });
    }
    await updatePending(tx, refundId, { status: 'succeeded', reference, failure: null, settledAt: now });
    await postLedgerEntry(tx, {
      booking: `refund:${refundId}`,
      orderId: refund.orderId,
      from: `provider:${payment.provider}`,
      to: REFUNDS_ACCOUNT,
      amount: money(givenCents(refund), refund.currency),
    });
    await enqueue(tx, clock, 'order.refunded', { refundId });
  });
};

/** The order is over and its money is still here, so a person has to give it back [L14]. */
const parkAgain = async (tx: Queries, { clock }: OrderDeps, order: Order): Promise<void> => {
  const reason = 'refund_failed';
  await updateOrder(tx, order, { status: 'needs_attention', attention: reason });
  await enqueue(tx, clock, 'order.needs_attention', { orderId: order.id, reason });
};
