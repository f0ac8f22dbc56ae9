import { canBecome } from '@counterpane/rules/orders/order-states';
import type { Demand } from '@counterpane/rules/stock/demand';
import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Cart } from '../../cart/carts/store.ts';
import { carts } from '../../cart/carts/tables.ts';
import type { Queries } from '../../database/open.ts';
import { payments } from '../payments/tables.ts';
import { UNPAID } from './is-unpaid.ts';
import { orderDemand, orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;
type NewOrder = typeof orders.$inferInsert;

export const findOrder = async (db: Queries, id: string): Promise<Order | null> => {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
};

/** The order and its cart, the cart's row and then its own locked, as placing an order locks them [L10]. */
export const lockOrderAndCart = async (
  tx: Queries,
  id: string,
): Promise<{ readonly order: Order; readonly cart: Cart } | null> => {
  const [locked] = await tx
    .select({ order: orders, cart: carts })
    .from(carts)
    .innerJoin(orders, eq(orders.cartId, carts.id))
    .where(eq(orders.id, id))
    .for('no key update');
  return locked ?? null;
};

/** The same of the order alone. */
export const lockOrder = async (tx: Queries, id: string): Promise<Order | null> =>
  (await lockOrderAndCart(tx, id))?.order ?? null;

/** The order that this one was added to, if any. */
export const findFirstOrderId = async (db: Queries, id: string): Promise<string | null> => {
  const [row] = await db.select({ addedTo: orders.addedTo }).from(orders).where(eq(orders.id, id));
  return row?.addedTo ?? null;
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
      and(
        eq(orders.visitorId, visitorId),
        inArray(orders.status, ['paid', 'processing', 'needs_attention']),
        sql`${orders.frozen} -> 'addressOf' is null`,
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(5);

/** A visitor's unpaid orders of carts that a page of a provider's is open for: what comes in exchange, or pays for an address, is of none. */
export const findOrdersAtProviders = (
  db: Queries,
  { visitorId, storefront }: Pick<Order, 'visitorId' | 'storefront'>,
): Promise<Order[]> =>
  db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(payments, and(eq(payments.orderId, orders.id), eq(payments.status, 'challenge')))
    .where(
      and(
        eq(orders.visitorId, visitorId),
        eq(orders.storefront, storefront),
        inArray(orders.status, UNPAID),
        sql`${orders.frozen} -> 'exchangeOf' is null`,
        sql`${orders.frozen} -> 'addressOf' is null`,
      ),
    );

export const insertOrder = async (
  tx: Queries,
  order: NewOrder,
  demand: readonly Demand[],
): Promise<Order> => {
  const rows = demand.map(({ stockItem, units }) => ({ orderId: order.id, item: stockItem, units }));
  const taken = () =>
    tx.$with('taken').as(tx.insert(orderDemand).values(rows).returning({ item: orderDemand.item }));
  const insert = rows.length === 0 ? tx.insert(orders) : tx.with(taken()).insert(orders);
  const [made] = await insert.values(order).returning();
  if (!made) throw new Error('an order was not stored');
  return made;
};

export type OrderChange = Partial<
  Pick<
    Order,
    'status' | 'stockIsReserved' | 'reservedUntil' | 'attention' | 'cancelledBecause' | 'purchasedAt'
  >
>;

/**
 * Changes a locked order and answers it as it is now.
 * @throws on a step that its life does not have: that is a bug of the caller.
 */
export const updateOrder = async (tx: Queries, order: Order, change: OrderChange): Promise<Order> => {
  await updateOf(tx, order, change);
  return { ...order, ...change };
};

/** Where a locked order goes from now on: what is frozen of it is what it was made of, not where it is sent. */
export const updateShippingDetails = async (
  tx: Queries,
  { id, frozen }: Order,
  shippingDetails: Order['frozen']['shippingDetails'],
): Promise<void> => {
  await tx
    .update(orders)
    .set({ frozen: { ...frozen, shippingDetails }, updatedAt: sql`now()` })
    .where(eq(orders.id, id));
};

/** What was paid for where a locked order goes now is a part of what it was paid with, and so is the store credit in it. */
export const addToTotal = async (
  tx: Queries,
  { id, creditAccountId }: Order,
  payment: Pick<Order, 'creditAccountId'>,
  cents: number,
): Promise<void> => {
  await tx
    .update(orders)
    .set({
      addressCents: sql`${orders.addressCents} + ${cents}`,
      creditAccountId: creditAccountId ?? payment.creditAccountId,
    })
    .where(eq(orders.id, id));
};

/** The same change as a part of another statement. */
export const orderUpdate = (tx: Queries, order: Order, change: OrderChange) =>
  tx.$with('changed_order').as(updateOf(tx, order, change).returning({ id: orders.id }));

const updateOf = (tx: Queries, order: Order, change: OrderChange) => {
  const { status = order.status } = change;
  if (status !== order.status && !canBecome(order.status, status))
    throw new Error(`order ${order.id} cannot go from ${order.status} to ${status}`);
  return tx
    .update(orders)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(orders.id, order.id));
};

/** Unpaid orders whose time is over and whose payment is not in doubt, oldest first. */
export const findLapsedOrders = (db: Queries, now: string, most: number): Promise<Order[]> =>
  db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.status, UNPAID),
        lt(orders.reservedUntil, now),
        notExists(
          db
            .select({ id: payments.id })
            .from(payments)
            .where(
              and(
                eq(payments.orderId, orders.id),
                or(
                  and(eq(payments.status, 'started'), eq(payments.kind, 'token')),
                  and(eq(payments.status, 'challenge'), isNotNull(payments.silentSince)),
                ),
              ),
            ),
        ),
      ),
    )
    .orderBy(orders.reservedUntil)
    .limit(most);
