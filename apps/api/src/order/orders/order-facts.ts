import { and, eq, sql } from 'drizzle-orm';
import type { OrderFacts } from '../../cart/carts/order-facts.ts';
import { stock } from '../../catalogue/tables.ts';
import type { Queries } from '../../database/open.ts';
import { countRedemptions, isRedeemedBy } from './redemptions.ts';
import { isKnownCustomer } from './returning-customers.ts';
import { orderDemand, orders } from './tables.ts';
import { holdsUnpaid } from './unpaid-units.ts';

const heldUnits: OrderFacts['heldUnits'] = (db, cartId) =>
  db
    .select({ units: sql`coalesce(sum(${orderDemand.units}), 0)` })
    .from(orderDemand)
    .innerJoin(orders, eq(orders.id, orderDemand.orderId))
    .where(and(eq(orderDemand.item, stock.item), eq(orders.cartId, cartId), holdsUnpaid));

const readHeldUnits = async (db: Queries, cartId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ item: orderDemand.item, units: orderDemand.units })
    .from(orderDemand)
    .innerJoin(orders, eq(orders.id, orderDemand.orderId))
    .where(and(eq(orders.cartId, cartId), eq(orders.stockIsHeld, true)));
  const held = new Map<string, number>();
  for (const { item, units } of rows) held.set(item, (held.get(item) ?? 0) + units);
  return held;
};

/** What carts are told of orders. */
export const orderFacts: OrderFacts = {
  heldUnits,
  readHeldUnits,
  countRedemptions,
  isRedeemedBy,
  isKnownCustomer,
};
