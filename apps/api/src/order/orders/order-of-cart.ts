import { and, desc, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { carts } from '../../cart/carts/tables.ts';
import type { Queries } from '../../database/open.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

export type OrderOfCart = Pick<Order, 'id' | 'shortId' | 'status'>;

/** The last order of a cart that was not cancelled, or null: a subquery beside the cart. */
export const orderOfCart = (db: Queries): SQL<OrderOfCart> => sql`${lastOf(db, carts.id)}`;

/** The same by the id of a cart. */
export const findOrderOfCart = async (db: Queries, cartId: string): Promise<OrderOfCart | null> => {
  const [last] = await lastOf(db, cartId);
  return last?.order ?? null;
};

const lastOf = (db: Queries, cartId: string | SQLWrapper) =>
  db
    .select({
      order: sql<OrderOfCart>`json_build_object(
        'id', ${orders.id}, 'shortId', ${orders.shortId}, 'status', ${orders.status})`,
    })
    .from(orders)
    .where(and(eq(orders.cartId, cartId), ne(orders.status, 'cancelled')))
    .orderBy(desc(orders.createdAt))
    .limit(1);
