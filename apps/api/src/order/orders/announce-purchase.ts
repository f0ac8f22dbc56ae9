import { and, eq, isNull } from 'drizzle-orm';
import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/**
 * The order has its money: analytics hear of it once, whether or not anybody looks at the thanks [K4].
 * In the transaction that says so, so that neither is there without the other.
 */
export const announcePurchase = async (
  tx: Queries,
  clock: Clock,
  { id }: Pick<Order, 'id'>,
): Promise<void> => {
  const first = await tx
    .update(orders)
    .set({ purchasedAt: isoNow(clock) })
    .where(and(eq(orders.id, id), isNull(orders.purchasedAt)))
    .returning({ id: orders.id });
  if (first.length > 0) await enqueue(tx, clock, 'order.purchased', { orderId: id });
};
