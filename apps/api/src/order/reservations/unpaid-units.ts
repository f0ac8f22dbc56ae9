import { MOST_UNPAID_UNITS } from '@counterpane/rules/orders/stock-reservation';
import type { Demand } from '@counterpane/rules/stock/demand';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { UNPAID } from '../orders/is-unpaid.ts';
import type { Order } from '../orders/store.ts';
import { orderDemand, orders } from '../orders/tables.ts';

/** An item of which too much would be reserved by unpaid orders, and how much may be. */
interface OverReserved {
  readonly item: string;
  readonly most: number;
}

/** Whether an order is unpaid and reserves stock. */
export const isUnpaidReservation = and(inArray(orders.status, UNPAID), eq(orders.stockIsReserved, true));

/**
 * The item of which the unpaid orders of an order's visitor or address reserve more than they may, over all storefronts;
 * null when there is none. Asked after the order's stock rows are locked: of two orders at once the second sees the
 * first.
 */
export const findOverReserved = async (
  tx: Queries,
  { visitorId, addressKey }: Pick<Order, 'visitorId' | 'addressKey'>,
  demand: readonly Demand[],
): Promise<OverReserved | null> => {
  const items = demand.map(({ stockItem }) => stockItem);
  if (items.length === 0) return null;
  const isVisitors = eq(orders.visitorId, visitorId);
  const isAddresses = addressKey === null ? sql`false` : eq(orders.addressKey, addressKey);
  const rows = await tx
    .select({
      item: orderDemand.item,
      ofVisitor: sql<number>`coalesce(sum(${orderDemand.units}) filter (where ${isVisitors}), 0)::int`,
      ofAddress: sql<number>`coalesce(sum(${orderDemand.units}) filter (where ${isAddresses}), 0)::int`,
    })
    .from(orders)
    .innerJoin(orderDemand, eq(orderDemand.orderId, orders.id))
    .where(and(isUnpaidReservation, or(isVisitors, isAddresses), inArray(orderDemand.item, items)))
    .groupBy(orderDemand.item);
  for (const { item, ofVisitor, ofAddress } of rows) {
    if (ofVisitor > MOST_UNPAID_UNITS.visitor) return { item, most: MOST_UNPAID_UNITS.visitor };
    if (ofAddress > MOST_UNPAID_UNITS.address) return { item, most: MOST_UNPAID_UNITS.address };
  }
  return null;
};
