import type { FunnelRow } from '@counterpane/contract/events/funnel';
import { and, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { funnelEvents } from './tables.ts';

export type NewEvent = typeof funnelEvents.$inferInsert;

/** An event that is told again is the same one; those that are new. */
export const insertEvents = (db: Queries, events: readonly NewEvent[]) =>
  db
    .insert(funnelEvents)
    .values([...events])
    .onConflictDoNothing()
    .returning();

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
  const visits = sql<string>`count(distinct coalesce(${funnelEvents.visit}, ${funnelEvents.id}))`;
  const rows = await db
    .select({
      day,
      storefront: funnelEvents.storefront,
      name: funnelEvents.name,
      count: visits,
    })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.at, since), inScope))
    .groupBy(day, funnelEvents.storefront, funnelEvents.name);
  const added = await db
    .select({ day, storefront: funnelEvents.storefront, count: visits })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.at, since), isNotNull(funnelEvents.list), inScope))
    .groupBy(day, funnelEvents.storefront);
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
        recommended: Number(added.find((row) => `${row.day} ${row.storefront}` === key)?.count ?? 0),
      };
    });
};
