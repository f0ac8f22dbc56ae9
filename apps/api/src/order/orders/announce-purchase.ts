import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueueAll, type NewMessage } from '../../outbox/store.ts';
import { isOfAnother } from './frozen-order.ts';
import { type Order, type OrderChange, updateOrder } from './store.ts';

/**
 * Changes a locked order that is paid, and queues what follows. Analytics hear of it once, whether or not the
 * shopper opens the thank-you page [K4]; what comes in exchange, or pays for an address, is no purchase. In one transaction, so that both are saved or neither is.
 */
export const announcePurchase = async (
  tx: Queries,
  clock: Clock,
  order: Order,
  { change, told }: { readonly change: OrderChange; readonly told: NewMessage },
): Promise<void> => {
  const isFirst = order.purchasedAt === null && !isOfAnother(order.frozen);
  const purchased: NewMessage = { topic: 'order.purchased', payload: { orderId: order.id } };
  await updateOrder(tx, order, { ...change, ...(isFirst ? { purchasedAt: isoNow(clock) } : {}) });
  await enqueueAll(tx, clock, isFirst ? [purchased, told] : [told]);
};
