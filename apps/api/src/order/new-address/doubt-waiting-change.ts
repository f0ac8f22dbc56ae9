import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { findWaitingChange } from './store.ts';

/**
 * Has the change that an order waits with looked at anew right after the commit, because something was packed or is ordered no more.
 * Not in the same transaction: this one has locked the order, and a payment locks its own order before that [R062].
 */
export const doubtWaitingChange = async (tx: Queries, clock: Clock, orderId: string): Promise<void> => {
  const waiting = await findWaitingChange(tx, orderId);
  if (waiting) await enqueue(tx, clock, 'order.address_doubted', { paymentOrderId: waiting.payment.id });
};
