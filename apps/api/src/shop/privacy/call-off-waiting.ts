import { and, inArray } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/open.ts';
import { cancelUnpaid } from '../../order/exchanges/cancel-unpaid.ts';
import { endWaitingChange } from '../../order/new-address/end-waiting-change.ts';
import { UNPAID } from '../../order/orders/is-unpaid.ts';
import { orders } from '../../order/orders/tables.ts';
import { findExchanged } from '../../order/returns/store.ts';
import { isOf } from './is-of.ts';

type Store = Pick<Database, 'db' | 'transaction'>;

/**
 * A new address or an exchange of a person who is erased waits for their payment no more: it is called off, so that nothing of it
 * stays under way, and what its page still takes goes back. One whose payment has no answer yet is left until that is known. Answers
 * whether stock came back, which the caller announces.
 */
export const callOffWaiting = async (database: Store, clock: Clock, email: string): Promise<boolean> => {
  const unpaid = await database.db
    .select({ id: orders.id, frozen: orders.frozen })
    .from(orders)
    .where(and(isOf(orders.email, email), inArray(orders.status, [...UNPAID])));
  let isBackInStock = false;
  for (const { id, frozen } of unpaid) {
    if (frozen.addressOf) await endWaitingChange({ database, clock }, frozen.addressOf.orderId);
    if (frozen.exchangeOf && (await callOffExchange(database, clock, id))) isBackInStock = true;
  }
  return isBackInStock;
};

const callOffExchange = (database: Store, clock: Clock, orderId: string): Promise<boolean> =>
  database.transaction(async (tx) => {
    const made = await findExchanged(tx, orderId);
    return made !== null && (await cancelUnpaid(tx, { clock }, made)) === 'cancelled';
  });
