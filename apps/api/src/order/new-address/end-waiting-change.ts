import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import { callOffUnpaid } from '../orders/cancel-order.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { findWaitingChange } from './store.ts';

interface Store {
  readonly database: Pick<Database, 'db' | 'transaction'>;
  readonly clock: Clock;
}

interface Ending {
  /** Whether its shopper wants it no more, or the order can no longer go there. */
  readonly because?: 'by_shopper' | 'outdated';
  /** One for which it answers yes stays. */
  readonly stays?: (payment: Order) => boolean;
}

/**
 * Calls off the change of an order that waits for its payment; what its page still takes goes back. In a
 * transaction of its own: a payment that is booked locks its own order before the one whose address it pays for. Null when
 * nothing waits any more.
 */
export const endWaitingChange = async (
  { database, clock }: Store,
  orderId: string,
  { because = 'by_shopper', stays = () => false }: Ending = {},
): Promise<RefusalOf<'payment_in_progress'> | null> => {
  const waiting = await findWaitingChange(database.db, orderId);
  if (!waiting || stays(waiting.payment)) return null;
  return database.transaction(async (tx) => {
    const payment = await lockOrder(tx, waiting.payment.id);
    if (!payment || payment.status === 'cancelled' || payment.status === 'paid') return null;
    const isEnded = await callOffUnpaid(tx, clock, payment, because);
    return isEnded ? null : { code: 'payment_in_progress', orderId };
  });
};
