import type { DeliveryWindow } from '@counterpane/rules/delivery/delivery-windows';
import { type Clock, isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { enqueue } from '../../outbox/store.ts';
import { insertEvent, lockCompanions, type Shipment, updateShipment } from '../shipments/store.ts';

interface Appointment {
  /** ISO day. */
  readonly day: string;
  /** Null for the whole day. */
  readonly window: DeliveryWindow | null;
  /** The ISO day on which it leaves at the earliest; null for at once. */
  readonly notBefore: string | null;
  readonly source: 'shopper' | 'staff';
}

/**
 * A locked shipment comes on a day that was agreed on, and what leaves with it: a step of its history, and an email. The same
 * again is told once. What was to leave with another one leaves by itself on its own day.
 */
export const agreeOnDay = async (
  tx: Queries,
  clock: Clock,
  shipment: Shipment,
  appointment: Appointment,
): Promise<void> => {
  if (agreedDay(shipment) === appointment.day && isSame(shipment, appointment.window)) return;
  await writeDay(tx, clock, shipment, { ...appointment, shipsWith: null });
  for (const companion of await lockCompanions(tx, shipment.id))
    await writeDay(tx, clock, companion, { ...appointment, shipsWith: shipment.id });
};

const writeDay = async (
  tx: Queries,
  clock: Clock,
  shipment: Shipment,
  { day, window, notBefore, source, shipsWith }: Appointment & Pick<Shipment, 'shipsWith'>,
): Promise<void> => {
  const at = isoNow(clock);
  await updateShipment(tx, shipment.id, {
    ...{ promisedFrom: day, promisedUntil: day, expectedOn: null, toldUntil: null, notBefore, shipsWith },
    slippedOn: null,
    ...{ windowFrom: window?.from ?? null, windowUntil: window?.until ?? null },
  });
  await insertEvent(tx, shipment.id, { eventId: newId(), status: shipment.status, source, at, day });
  await enqueue(tx, clock, 'shipment.told', { shipmentId: shipment.id, news: 'moved', on: day, at });
};

/** The single day on which a shipment comes; null where it comes between two. */
export const agreedDay = ({
  expectedOn,
  promisedFrom,
  promisedUntil,
}: Pick<Shipment, 'expectedOn' | 'promisedFrom' | 'promisedUntil'>): string | null =>
  expectedOn ?? (promisedFrom === promisedUntil ? promisedUntil : null);

const isSame = ({ windowFrom, windowUntil }: Shipment, window: DeliveryWindow | null): boolean =>
  windowFrom === (window?.from ?? null) && windowUntil === (window?.until ?? null);
