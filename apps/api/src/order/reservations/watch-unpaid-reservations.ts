import type { UnpaidReservation } from '@counterpane/contract/staff/unpaid-reservations';
import { and, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import { stock } from '../../catalogue/tables.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { orderDemand, orders } from '../orders/tables.ts';
import { isUnpaidReservation } from './unpaid-units.ts';

const MOST = 100;
/** From this share of an item's stock on, operators are warned. */
const ALERT_PERCENT = 30;
/** Of an item with few units one order is a large share. */
const ALERT_UNITS = 20;

/** The stock items of which unpaid orders reserve units, the newest first; of all orders, or of some. */
export const findUnpaidReservations = async (db: Queries, ofOrders?: SQL): Promise<UnpaidReservation[]> => {
  const latest = sql<string>`max(${orders.createdAt})`;
  const rows = await db
    .select({
      item: orderDemand.item,
      units: sql<number>`sum(${orderDemand.units})::int`,
      orders: countDistinct(orders.id),
      visitors: countDistinct(orders.visitorId),
      left: stock.available,
      backOrder: stock.backOrder,
      since: sql<string>`min(${orders.createdAt})`,
      latest,
    })
    .from(orders)
    .innerJoin(orderDemand, eq(orderDemand.orderId, orders.id))
    .innerJoin(stock, eq(stock.item, orderDemand.item))
    .where(and(isUnpaidReservation, ofOrders))
    .groupBy(orderDemand.item, stock.available, stock.backOrder)
    .orderBy(desc(latest), orderDemand.item)
    .limit(MOST);
  return rows.map(({ left, backOrder, since, latest: newest, ...row }) => {
    const available = Math.max(0, left);
    return {
      ...row,
      available,
      percent: backOrder ? 0 : Math.round((100 * row.units) / (available + row.units)),
      since: new Date(since).toISOString(),
      latest: new Date(newest).toISOString(),
    };
  });
};

/** What an operator watches of all unpaid orders together. */
export const readUnpaidTotals = async (db: Queries): Promise<Readonly<Record<string, number>>> => {
  const age = sql`extract(epoch from now() - min(${orders.createdAt}))`;
  const [totals = {}] = await db
    .select({
      orders: countDistinct(orders.id),
      units: sql<number>`coalesce(sum(${orderDemand.units}), 0)::int`,
      oldest_seconds: sql<number>`greatest(coalesce(${age}, 0), 0)::float`,
    })
    .from(orders)
    .leftJoin(orderDemand, eq(orderDemand.orderId, orders.id))
    .where(isUnpaidReservation);
  return totals;
};

/** Warns of items of which unpaid orders reserve so much that others may not get any. */
export const watchUnpaidReservations = async ({ database, logger }: OrderDeps): Promise<void> => {
  for (const hold of await findUnpaidReservations(database.db))
    if (hold.percent > ALERT_PERCENT && hold.units >= ALERT_UNITS)
      logger.warn({ event: 'unpaidHold', ...hold }, 'much of an item is held by unpaid orders');
};
