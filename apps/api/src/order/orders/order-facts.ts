import { and, eq, sql } from 'drizzle-orm';
import type { OrderFacts } from '../../cart/carts/order-facts.ts';
import { stock } from '../../catalogue/tables.ts';
import { countRedemptions, isRedeemedBy, redemptionsOf } from './redemptions.ts';
import { isKnownCustomer } from './returning-customers.ts';
import { orderDemand, orders } from './tables.ts';
import { holdsUnpaid } from './unpaid-units.ts';

const heldUnits: OrderFacts['heldUnits'] = (db, cartId) =>
  db
    .select({ units: sql`coalesce(sum(${orderDemand.units}), 0)` })
    .from(orderDemand)
    .innerJoin(orders, eq(orders.id, orderDemand.orderId))
    .where(and(eq(orderDemand.item, stock.item), eq(orders.cartId, cartId), holdsUnpaid));

const heldStock: OrderFacts['heldStock'] = (db, cartId) => {
  const held = db
    .select({ item: orderDemand.item, units: sql<number>`sum(${orderDemand.units})`.as('units') })
    .from(orderDemand)
    .innerJoin(orders, eq(orders.id, orderDemand.orderId))
    .where(and(eq(orders.cartId, cartId), eq(orders.stockIsHeld, true)))
    .groupBy(orderDemand.item)
    .as('held');
  return db.select({ units: sql`coalesce(json_object_agg(${held.item}, ${held.units}), '{}')` }).from(held);
};

/** The facts about orders that carts need. */
export const orderFacts: OrderFacts = {
  heldUnits,
  heldStock,
  redemptions: redemptionsOf,
  countRedemptions,
  isRedeemedBy,
  isKnownCustomer,
};
