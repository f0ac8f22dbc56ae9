import { and, desc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/** The last order of a cart that was not cancelled, or null. */
export const findOrderOfCart = async (
  db: Queries,
  cartId: string,
): Promise<Pick<Order, 'id' | 'shortId' | 'status'> | null> => {
  const [order] = await db
    .select({ id: orders.id, shortId: orders.shortId, status: orders.status })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), ne(orders.status, 'cancelled')))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ?? null;
};
