import type { TroubledShipment } from '@counterpane/contract/staff/staff-shipments';
import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { inScope, type Scoped } from '../../audit/scope.ts';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { type Shipment, shipmentsWithParts } from '../../order/shipments/store.ts';
import { shipments } from '../../order/shipments/tables.ts';

const MOST = 100;

/** What is lost or has come back goes nowhere by itself; what is late waits to be packed or fetched. */
const isTroubled = or(
  inArray(shipments.status, ['lost', 'returned_to_sender']),
  and(inArray(shipments.status, ['preparing', 'ready']), isNotNull(shipments.slippedOn)),
);

/** Shipments that staff do something about, the oldest first. */
export const findTroubledShipments = async (db: Queries, member: Scoped): Promise<TroubledShipment[]> => {
  const rows = await db
    .select({ shipment: shipments, order: orders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(and(isTroubled, inScope(member, orders.storefront)))
    .orderBy(asc(shipments.createdAt), asc(shipments.id))
    .limit(MOST);
  const found = await shipmentsWithParts(
    db,
    rows.map((row) => row.shipment),
  );
  return found.flatMap((shipment, index) => {
    const order = rows[index]?.order;
    return order ? [listedShipment(shipment, order)] : [];
  });
};

const listedShipment = (
  shipment: Shipment,
  { id, shortId, storefront, frozen }: Order,
): TroubledShipment => ({
  id: shipment.id,
  number: shipment.number,
  status: shipment.status,
  order: { id, shortId },
  storefront,
  things: shipment.lines.map(({ itemIdentifier, quantity }) => ({
    title: frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier)?.product.title ?? '',
    quantity,
  })),
  isLate: shipment.slippedOn !== null,
  to: shipment.expectedOn ?? shipment.promisedUntil,
  since: isoOf(shipment.events.at(-1)?.at ?? shipment.createdAt),
});
