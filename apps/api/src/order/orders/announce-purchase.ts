import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueueAll, type NewMessage } from '../../outbox/store.ts';
import { type Order, type OrderChange, updateOrder } from './store.ts';

/**
 * A locked order has its money: it changes, and what follows is told. Analytics hear of it once, whether or not anybody
 * looks at the thanks [K4]. In the transaction that says so, so that neither is there without the other.
 */
export const announcePurchase = async (
  tx: Queries,
  clock: Clock,
  order: Order,
  { change, told }: { readonly change: OrderChange; readonly told: NewMessage },
): Promise<void> => {
  const isFirst = order.purchasedAt === null;
  const purchased: NewMessage = { topic: 'order.purchased', payload: { orderId: order.id } };
  await updateOrder(tx, order, { ...change, ...(isFirst ? { purchasedAt: isoNow(clock) } : {}) });
  await enqueueAll(tx, clock, isFirst ? [purchased, told] : [told]);
};
