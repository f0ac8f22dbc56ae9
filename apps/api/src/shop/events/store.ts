import type { FunnelEvent } from '@counterpane/contract/events/events';
import type { FunnelRow } from '@counterpane/contract/events/funnel';
import { ORDER_WAY, type WayStep } from '@counterpane/contract/events/order-way';
import { sum } from '@counterpane/rules/money/sum';
import { and, count as countRows, gte, lt, type SQL, sql } from 'drizzle-orm';
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
  const ways = await readWays(db, and(gte(funnelEvents.at, since), inScope));
  const groups = Map.groupBy(ways, ({ day, storefront }) => `${day} ${storefront}`);
  return [...groups.entries()]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([key, found]) => {
      const [day = '', storefront = ''] = key.split(' ');
      const count = (...names: FunnelEvent[]) =>
        sum(
          found.filter((way) => names.every((name) => way.names.includes(name))).map(({ visits }) => visits),
        );
      const next = (step: WayStep) => {
        const before = ORDER_WAY[ORDER_WAY.indexOf(step) - 1];
        return before ? count(before, step) : 0;
      };
      return {
        ...{ day, storefront },
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
        continued: {
          view_item_list: 0,
          view_item: next('view_item'),
          add_to_cart: next('add_to_cart'),
          view_cart: next('view_cart'),
          begin_checkout: next('begin_checkout'),
          add_shipping_info: next('add_shipping_info'),
          add_payment_info: next('add_payment_info'),
          purchase: next('purchase'),
        },
        recommended: sum(found.filter((way) => way.tookRecommended).map(({ visits }) => visits)),
      };
    });
};

/** How many visits of a day came to the same steps. What the store books of an order names no visit, and stands by itself. */
const readWays = async (db: Queries, which: SQL | undefined) => {
  const visits = db
    .select({
      day: sql<string>`to_char(${funnelEvents.at} at time zone 'UTC', 'YYYY-MM-DD')`.as('day'),
      storefront: funnelEvents.storefront,
      names: sql<string>`string_agg(distinct ${funnelEvents.name}, ',' order by ${funnelEvents.name})`.as(
        'names',
      ),
      tookRecommended:
        sql<boolean>`bool_or(${funnelEvents.name} = 'add_to_cart' and ${funnelEvents.list} is not null)`.as(
          'took_recommended',
        ),
    })
    .from(funnelEvents)
    .where(which)
    .groupBy(sql`1`, funnelEvents.storefront, sql`coalesce(${funnelEvents.visit}, ${funnelEvents.id})`)
    .as('visits');
  const { day, storefront, names, tookRecommended } = visits;
  const rows = await db
    .select({ day, storefront, names, tookRecommended, visits: countRows() })
    .from(visits)
    .groupBy(day, storefront, names, tookRecommended);
  return rows.map((row) => ({ ...row, names: row.names.split(',') }));
};
