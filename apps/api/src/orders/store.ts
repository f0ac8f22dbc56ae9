import type { Demand } from '@counterpane/rules/stock/demand';
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { carts, orderDemand, orders } from '../database/schema.ts';

export type Order = typeof orders.$inferSelect;
export type NewOrder = typeof orders.$inferInsert;

export const findOrder = async (db: Queries, id: string): Promise<Order | null> => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
};

/** The order with its cart's row and its own locked, in that order: everybody locks like this (lesson 10). */
export const lockOrder = async (tx: Queries, id: string): Promise<Order | null> => {
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(sql`${carts.id} = (select ${orders.cartId} from ${orders} where ${orders.id} = ${id})`)
    .for('no key update');
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('no key update');
  return order ?? null;
};

/** The visitor's open cart, locked for placing its order. */
export const lockOpenCart = async (tx: Queries, visitorId: string, storefront: string) => {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.visitorId, visitorId), eq(carts.storefront, storefront), eq(carts.status, 'open')))
    .for('no key update');
  return cart ?? null;
};

/** The orders of a cart that still live. */
export const ordersOfCart = (tx: Queries, cartId: string): Promise<Order[]> =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.cartId, cartId), ne(orders.status, 'cancelled')))
    .for('no key update');

/** A visitor's latest orders that went through, the newest first. */
export const findPlacedOrders = (db: Queries, visitorId: string): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(eq(orders.visitorId, visitorId), inArray(orders.status, ['paid', 'processing', 'needs_attention'])),
    )
    .orderBy(desc(orders.createdAt))
    .limit(5);

export const insertOrder = async (
  tx: Queries,
  order: NewOrder,
  demand: readonly Demand[],
): Promise<Order> => {
  const [made] = await tx.insert(orders).values(order).returning();
  if (!made) throw new Error('an order was not stored');
  if (demand.length > 0)
    await tx
      .insert(orderDemand)
      .values(demand.map(({ stockItem, units }) => ({ orderId: order.id, item: stockItem, units })));
  return made;
};

export const updateOrder = async (
  tx: Queries,
  id: string,
  change: Partial<Pick<Order, 'status' | 'stockIsHeld' | 'heldUntil' | 'attention'>>,
): Promise<Order> => {
  const [order] = await tx
    .update(orders)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error(`order ${id} has vanished`);
  return order;
};

/** Orders whose time to pay is over, oldest first. */
export const findLapsedOrders = (db: Queries, now: string, most: number): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ['awaiting_payment', 'payment_failed']), lt(orders.heldUntil, now)))
    .orderBy(orders.heldUntil)
    .limit(most);
