import type { Clock } from '../../clock.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { sellCredit } from '../credit/spend-credit.ts';
import { type Order, updateOrder } from '../orders/store.ts';
import { sellStock } from '../reservations/stock.ts';
import { findExchanged, insertReturnEvent, updateReturn } from '../returns/store.ts';
import { transferWorth } from './transfer-worth.ts';

/**
 * The rest of a dearer piece is paid: what comes back of the old one pays the other part, and its return is requested. In the
 * transaction that books the payment, so that neither is without the other. The new one is sent once staff have approved.
 * @throws where its return does not wait for it: that is a bug
 */
export const settleExchange = async (tx: Queries, clock: Clock, order: Order): Promise<void> => {
  const made = await findExchanged(tx, order.id);
  if (made?.status !== 'awaiting_payment') throw new Error(`no exchange waits for order ${order.id}`);
  const at = isoNow(clock);
  const from = { id: made.orderId, currency: made.currency };
  await transferWorth(tx, {
    ...{ returnId: made.id, from, to: order, cents: made.exchangeCents, isUndone: false },
  });
  await sellCredit(tx, order);
  await updateOrder(tx, order, { status: 'paid', stockIsReserved: false });
  await updateReturn(tx, made.id, { status: 'requested' });
  await insertReturnEvent(tx, made.id, { status: 'requested', source: 'shopper', at });
  await enqueue(tx, clock, 'return.told', { returnId: made.id, news: 'requested' });
  // Stock rows are locked last, because every order of the same items locks them.
  await sellStock(tx, order.id);
};
