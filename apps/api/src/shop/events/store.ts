import type { FunnelRow } from '@counterpane/contract/events/funnel';
import { and, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { findOrder } from '../../order/orders/store.ts';
import { findRefund } from '../../order/refunds/store.ts';
import { funnelEvents } from './tables.ts';

type StoredEvent = typeof funnelEvents.$inferInsert;

/** An event that is told again is the same one. */
export const insertEvents = async (db: Queries, events: readonly StoredEvent[]): Promise<void> => {
  await db
    .insert(funnelEvents)
    .values([...events])
    .onConflictDoNothing();
};

/** What the store books of an order, once: no person is in it, so that no visit has to allow it. */
export const recordPurchase = async (db: Queries, orderId: string, at: string): Promise<void> => {
  const order = await findOrder(db, orderId);
  if (order)
    await insertEvents(db, [
      { id: `purchase:${orderId}`, name: 'purchase', storefront: order.storefront, at },
    ]);
};

export const recordRefund = async (db: Queries, refundId: string, at: string): Promise<void> => {
  const refund = await findRefund(db, refundId);
  const order = refund && (await findOrder(db, refund.orderId));
  if (order)
    await insertEvents(db, [{ id: `refund:${refundId}`, name: 'refund', storefront: order.storefront, at }]);
};

export const deleteOldEvents = async (db: Queries, before: string): Promise<void> => {
  await db.delete(funnelEvents).where(lt(funnelEvents.at, before));
};

/** How far visits came, by day and storefront, the newest day first. A visit counts once a day for each step. */
export const readFunnel = async (
  db: Queries,
  since: string,
  inScope: SQL | undefined,
): Promise<FunnelRow[]> => {
  const day = sql<string>`to_char(${funnelEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day,
      storefront: funnelEvents.storefront,
      name: funnelEvents.name,
      count: sql<string>`count(distinct coalesce(${funnelEvents.visit}, ${funnelEvents.id}))`,
    })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.at, since), inScope))
    .groupBy(day, funnelEvents.storefront, funnelEvents.name);
  const groups = Map.groupBy(rows, (row) => `${row.day} ${row.storefront}`);
  return [...groups.entries()]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([key, found]) => {
      const [on = '', storefront = ''] = key.split(' ');
      const count = (name: string) => Number(found.find((row) => row.name === name)?.count ?? 0);
      return {
        day: on,
        storefront,
        counts: {
          view_item_list: count('view_item_list'),
          view_item: count('view_item'),
          add_to_cart: count('add_to_cart'),
          remove_from_cart: count('remove_from_cart'),
          view_cart: count('view_cart'),
          begin_checkout: count('begin_checkout'),
          add_shipping_info: count('add_shipping_info'),
          add_payment_info: count('add_payment_info'),
          purchase: count('purchase'),
          refund: count('refund'),
        },
      };
    });
};
