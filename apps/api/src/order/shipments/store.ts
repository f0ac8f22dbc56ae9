import { and, asc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { shipmentEvents, shipmentLines, shipmentParcels, shipments } from './tables.ts';

type ShipmentRow = typeof shipments.$inferSelect;
type ShipmentLine = Pick<typeof shipmentLines.$inferSelect, 'itemIdentifier' | 'quantity'>;
export type ShipmentEvent = Pick<
  typeof shipmentEvents.$inferSelect,
  'eventId' | 'status' | 'source' | 'at' | 'day'
>;
export type ShipmentParcel = typeof shipmentParcels.$inferSelect;
/** A step that is written down; most choose no day. */
type NewEvent = Omit<ShipmentEvent, 'day'> & Partial<Pick<ShipmentEvent, 'day'>>;

/** A shipment with what is in it and what has become of it, the oldest step first. */
export interface Shipment extends ShipmentRow {
  readonly lines: readonly ShipmentLine[];
  readonly events: readonly ShipmentEvent[];
  /** By their numbers; none before it has a label. */
  readonly parcels: readonly ShipmentParcel[];
}

export type ShipmentChange = Partial<
  Omit<ShipmentRow, 'id' | 'orderId' | 'number' | 'warehouse' | 'carriage' | 'resends' | 'createdAt'>
>;

/** The shipments of an order, by their numbers. */
export const shipmentsOf = async (db: Queries, orderId: string): Promise<Shipment[]> => {
  const rows = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.number));
  return shipmentsWithParts(db, rows);
};

export const findShipment = async (db: Queries, id: string): Promise<Shipment | null> => {
  const rows = await db.select().from(shipments).where(eq(shipments.id, id));
  return (await shipmentsWithParts(db, rows))[0] ?? null;
};

/** The same, its row locked: two who move it at once do so one after the other. */
export const lockShipment = async (tx: Queries, id: string): Promise<Shipment | null> => {
  const rows = await tx.select().from(shipments).where(eq(shipments.id, id)).for('update');
  return (await shipmentsWithParts(tx, rows))[0] ?? null;
};

/** Rows with what is in them and what has become of them. */
export const shipmentsWithParts = async (db: Queries, rows: readonly ShipmentRow[]): Promise<Shipment[]> => {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db.select().from(shipmentLines).where(inArray(shipmentLines.shipmentId, ids));
  const events = await db
    .select()
    .from(shipmentEvents)
    .where(inArray(shipmentEvents.shipmentId, ids))
    .orderBy(asc(shipmentEvents.at), asc(shipmentEvents.id));
  const parcels = await db
    .select()
    .from(shipmentParcels)
    .where(inArray(shipmentParcels.shipmentId, ids))
    .orderBy(asc(shipmentParcels.number));
  return rows.map((row) => ({
    ...row,
    parcels: parcels.filter(({ shipmentId }) => shipmentId === row.id),
    lines: lines.filter(({ shipmentId }) => shipmentId === row.id),
    events: events.filter(({ shipmentId }) => shipmentId === row.id),
  }));
};

/** A shipment that nothing has become of yet. */
type NewShipment = typeof shipments.$inferInsert & Pick<Shipment, 'lines'>;

/** Each begins with the step that it was made with. */
export const insertShipments = async (tx: Queries, made: readonly NewShipment[]): Promise<void> => {
  if (made.length === 0) return;
  await tx.insert(shipments).values(made.map(({ lines: _, ...row }) => row));
  await tx.insert(shipmentEvents).values(
    made.map(({ id, status, createdAt }) => ({
      ...{ shipmentId: id, eventId: 'created', source: 'store' as const },
      ...{ status, at: createdAt },
    })),
  );
  await tx
    .insert(shipmentLines)
    .values(made.flatMap(({ id, lines }) => lines.map((line) => ({ shipmentId: id, ...line }))));
};

export const updateShipment = async (tx: Queries, id: string, change: ShipmentChange): Promise<void> => {
  await tx.update(shipments).set(change).where(eq(shipments.id, id));
};

/** What leaves in the box of a locked shipment, locked after it. */
export const lockCompanions = async (tx: Queries, id: string): Promise<Shipment[]> => {
  const rows = await tx
    .select()
    .from(shipments)
    .where(eq(shipments.shipsWith, id))
    .orderBy(asc(shipments.id))
    .for('update');
  return shipmentsWithParts(tx, rows);
};

/** What leaves with a shipment of an order leaves by itself from now on, and those with which its own leave. */
export const partShipments = async (tx: Queries, orderId: string): Promise<void> => {
  const own = tx.select({ id: shipments.id }).from(shipments).where(eq(shipments.orderId, orderId));
  await tx
    .update(shipments)
    .set({ shipsWith: null })
    .where(
      and(
        isNotNull(shipments.shipsWith),
        or(eq(shipments.orderId, orderId), inArray(shipments.shipsWith, own)),
      ),
    );
};

/** The shipments of a locked order, their rows locked by their numbers. */
export const lockShipmentsOf = async (tx: Queries, orderId: string): Promise<Shipment[]> => {
  const rows = await tx
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.number))
    .for('update');
  return shipmentsWithParts(tx, rows);
};

/** Units of a line that a locked shipment has no more. */
export const takeOutOfShipment = async (
  tx: Queries,
  { id }: Shipment,
  { itemIdentifier, quantity }: ShipmentLine,
  taken: number,
): Promise<void> => {
  const line = and(eq(shipmentLines.shipmentId, id), eq(shipmentLines.itemIdentifier, itemIdentifier));
  if (taken < quantity)
    await tx
      .update(shipmentLines)
      .set({ quantity: quantity - taken })
      .where(line);
  else await tx.delete(shipmentLines).where(line);
};

/** Writes a step of a locked shipment down. */
export const insertEvent = async (tx: Queries, shipmentId: string, event: NewEvent): Promise<void> => {
  await tx.insert(shipmentEvents).values({ shipmentId, ...event });
};
