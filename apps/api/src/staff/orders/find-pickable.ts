import { and, asc, count, eq, isNull, lte, min, or } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { type Shipment, shipmentsWithParts } from '../../order/shipments/store.ts';
import { shipments } from '../../order/shipments/tables.ts';

/** As many as are picked in one round; the next list has the others. */
const MOST = 100;

/** A shipment that is to be packed: what has to be made first waits until it is. */
const isPickable = (member: Scoped, today: string) =>
  and(
    eq(shipments.status, 'preparing'),
    or(isNull(shipments.notBefore), lte(shipments.notBefore, today)),
    inScope(member, orders.storefront),
  );

/** The warehouses that have something to pick on an ISO day, each with a storefront that knows its name. */
export const findPickableWarehouses = (db: Queries, member: Scoped, today: string) =>
  db
    .select({ key: shipments.warehouse, shipments: count(), storefront: min(orders.storefront) })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(isPickable(member, today))
    .groupBy(shipments.warehouse)
    .orderBy(asc(shipments.warehouse));

/** What is to be packed in a warehouse on an ISO day, the earliest promise first. */
export const findPickable = async (
  db: Queries,
  member: Scoped,
  today: string,
  warehouse: string,
): Promise<{ readonly shipment: Shipment; readonly order: Order }[]> => {
  const rows = await db
    .select({ shipment: shipments, order: orders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(isPickable(member, today), eq(shipments.warehouse, warehouse)))
    .orderBy(asc(shipments.promisedUntil), asc(shipments.createdAt), asc(shipments.id))
    .limit(MOST);
  const found = await shipmentsWithParts(
    db,
    rows.map((row) => row.shipment),
  );
  return found.flatMap((shipment, index) => {
    const order = rows[index]?.order;
    return order ? [{ shipment, order }] : [];
  });
};
