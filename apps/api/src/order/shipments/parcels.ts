import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { ShipmentParcel } from './store.ts';
import { shipmentParcels } from './tables.ts';

/** A parcel as it gets its label, or as staff type in what stands on it. */
export type NewParcel = Pick<ShipmentParcel, 'carrier' | 'trackingNumber'> &
  Partial<Omit<ShipmentParcel, 'shipmentId' | 'number'>>;

/** The parcels that a carrier knows by a number. */
export const findByTrackingNumber = (
  db: Queries,
  trackingNumber: string,
): Promise<Pick<ShipmentParcel, 'shipmentId' | 'number'>[]> =>
  db
    .select({ shipmentId: shipmentParcels.shipmentId, number: shipmentParcels.number })
    .from(shipmentParcels)
    .where(eq(shipmentParcels.trackingNumber, trackingNumber));

/** The parcels of a locked shipment are these and no others. */
export const replaceParcels = async (
  tx: Queries,
  shipmentId: string,
  parcels: readonly NewParcel[],
): Promise<void> => {
  await tx.delete(shipmentParcels).where(eq(shipmentParcels.shipmentId, shipmentId));
  if (parcels.length === 0) return;
  await tx.insert(shipmentParcels).values(
    parcels.map((parcel, index) => ({
      ...{ status: 'ready' as const, ...parcel },
      ...{ shipmentId, number: index + 1 },
    })),
  );
};

/** What is known of a parcel from now on; without a number of every parcel of its shipment. */
export const updateParcels = async (
  db: Queries,
  { shipmentId, number }: Pick<ShipmentParcel, 'shipmentId'> & Partial<Pick<ShipmentParcel, 'number'>>,
  change: Partial<ShipmentParcel>,
): Promise<void> => {
  await db
    .update(shipmentParcels)
    .set(change)
    .where(
      and(
        eq(shipmentParcels.shipmentId, shipmentId),
        number === undefined ? undefined : eq(shipmentParcels.number, number),
      ),
    );
};

/** Parcels that a carrier has and has said nothing of for long, the longest first. */
export const findSilent = (db: Queries, before: string, most: number): Promise<ShipmentParcel[]> =>
  db
    .select()
    .from(shipmentParcels)
    .where(
      and(
        inArray(shipmentParcels.status, ['ready', 'shipped', 'out_for_delivery', 'lost']),
        isNotNull(shipmentParcels.trackingNumber),
        or(isNull(shipmentParcels.heardAt), lt(shipmentParcels.heardAt, before)),
      ),
    )
    .orderBy(asc(shipmentParcels.heardAt))
    .limit(most);
