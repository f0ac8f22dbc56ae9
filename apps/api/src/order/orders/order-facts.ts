import { and, eq, sql } from 'drizzle-orm';
import type { OrderFacts } from '../../cart/carts/order-facts.ts';
import { stock } from '../../catalogue/tables.ts';
import { findCreditOwner } from '../credit/find-credit-owner.ts';
import { creditForCart } from '../credit/store.ts';
import { isKnownCustomer } from '../placing/known-customer.ts';
import { countRedemptions, isRedeemedBy, redemptionsOf } from '../placing/redemptions.ts';
import { isUnpaidReservation } from '../reservations/unpaid-units.ts';
import { findOrderOfCart } from './order-of-cart.ts';
import { orderDemand, orders } from './tables.ts';

const reservedUnits: OrderFacts['reservedUnits'] = (db, cartId) =>
  db
    .select({ units: sql`coalesce(sum(${orderDemand.units}), 0)` })
    .from(orderDemand)
    .innerJoin(orders, eq(orders.id, orderDemand.orderId))
    .where(and(eq(orderDemand.item, stock.item), eq(orders.cartId, cartId), isUnpaidReservation));

const reservedStock: OrderFacts['reservedStock'] = (db, cartId) => {
  const reserved = db
    .select({ item: orderDemand.item, units: sql<number>`sum(${orderDemand.units})`.as('units') })
    .from(orderDemand)
    .innerJoin(orders, eq(orders.id, orderDemand.orderId))
    .where(and(eq(orders.cartId, cartId), eq(orders.stockIsReserved, true)))
    .groupBy(orderDemand.item)
    .as('reserved');
  return db
    .select({ units: sql`coalesce(json_object_agg(${reserved.item}, ${reserved.units}), '{}')` })
    .from(reserved);
};

const cartCredit: OrderFacts['creditForCart'] = async (db, request, cartId) => {
  const owner = await findCreditOwner(request);
  return owner ? creditForCart(db, owner, await findOrderOfCart(db, cartId)) : 0;
};

/** The facts about orders that carts need. */
export const orderFacts: OrderFacts = {
  reservedUnits,
  reservedStock,
  redemptions: redemptionsOf,
  countRedemptions,
  isRedeemedBy,
  creditForCart: cartCredit,
  isKnownCustomer,
};
