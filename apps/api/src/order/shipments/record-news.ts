import type { ParcelReport } from '@counterpane/providers/shipping/port';
import { isParcelStep, type ParcelStep, stateOfParcels } from '@counterpane/rules/fulfillment/parcel-states';
import { canMove, isOver, stateAfterNews } from '@counterpane/rules/fulfillment/shipment-states';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import { expectOn } from './expect-on.ts';
import { moveShipment } from './move-shipment.ts';
import { findByTrackingNumber, updateParcels } from './parcels.ts';
import { lockShipment, type Shipment, type ShipmentParcel } from './store.ts';

/** Records a carrier's report once, in any order, from a webhook or a poll. `unknown` names no parcel of ours. */
export const recordNews = async (deps: OrderDeps, news: ParcelReport): Promise<'applied' | 'unknown'> => {
  const found = await findByTrackingNumber(deps.database.db, news.trackingNumber);
  for (const { shipmentId, number } of found)
    await deps.database.transaction(async (tx) => {
      const shipment = await lockShipment(tx, shipmentId);
      const parcel = shipment?.parcels.find((one) => one.number === number);
      if (shipment && parcel) await record(tx, deps, { shipment, parcel }, news);
    });
  return found.length > 0 ? 'applied' : 'unknown';
};

/** News move a parcel, and its shipment where that is now as far as the last of its parcels. */
const record = async (
  tx: Queries,
  deps: OrderDeps,
  { shipment, parcel }: { readonly shipment: Shipment; readonly parcel: ShipmentParcel },
  { state, eventId, at, expectedOn }: ParcelReport,
): Promise<void> => {
  const isTold = parcel.eventId === eventId || shipment.events.some((event) => event.eventId === eventId);
  const next = isTold || shipment.status === 'preparing' ? null : nextStep(parcel.status, state);
  await updateParcels(tx, parcel, {
    heardAt: isoNow(deps.clock),
    ...(next ? { status: next, eventId } : {}),
    ...(expectedOn === null ? {} : { expectedOn }),
  });
  const parcels = shipment.parcels.map((one) =>
    one === parcel ? { ...one, status: next ?? one.status, expectedOn: expectedOn ?? one.expectedOn } : one,
  );
  const to = next && stateOfParcels(parcels.map(({ status }) => status));
  if (to && canMove(shipment.status, to))
    await moveShipment(tx, deps, shipment, { to, eventId, source: 'carrier', at });
  const day = lastDay(parcels);
  if (expectedOn !== null && day !== null && !isOver(shipment.status))
    await expectOn(tx, deps, shipment, day);
};

const nextStep = (status: ParcelStep, news: ParcelReport['state']): ParcelStep | null => {
  const next = stateAfterNews(status, news);
  return next !== null && isParcelStep(next) ? next : null;
};

/** All of it is there once the last parcel is; what has arrived is waited for no more. */
const lastDay = (parcels: readonly Pick<ShipmentParcel, 'status' | 'expectedOn'>[]): string | null =>
  parcels
    .flatMap(({ status, expectedOn }) => (status === 'delivered' ? [] : [expectedOn]))
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;
