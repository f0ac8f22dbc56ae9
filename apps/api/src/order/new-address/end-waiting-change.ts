import type { RefusalOf } from '@counterpane/rules/refusals';
import type { OrderDeps } from '../deps.ts';
import { callOffUnpaid } from '../orders/cancel-order.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { findWaitingChange } from './store.ts';

/**
 * Calls off the change of an order that waits for its payment; what its page still takes goes back. One that `stays` says yes to does. In a
 * transaction of its own: a payment that is booked locks its own order before the one whose address it pays for. Null when
 * nothing waits any more.
 */
export const endWaitingChange = async (
  deps: OrderDeps,
  orderId: string,
  stays: (payment: Order) => boolean = () => false,
): Promise<RefusalOf<'payment_in_progress'> | null> => {
  const waiting = await findWaitingChange(deps.database.db, orderId);
  if (!waiting || stays(waiting.payment)) return null;
  return deps.database.transaction(async (tx) => {
    const payment = await lockOrder(tx, waiting.payment.id);
    if (!payment || payment.status === 'cancelled' || payment.status === 'paid') return null;
    return (await callOffUnpaid(tx, deps.clock, payment)) ? null : { code: 'payment_in_progress', orderId };
  });
};
