import type { ShipmentView } from '@counterpane/contract/orders/fulfillment';
import { isoOf, isoOrNull } from '../../database/when.ts';
import type { Shipment } from './store.ts';

/** A shipment as its shopper sees it: steps without who took them. */
export const shipmentView = ({ lines, events, parcels, ...shipment }: Shipment): ShipmentView => ({
  id: shipment.id,
  number: shipment.number,
  status: shipment.status,
  carriage: shipment.carriage,
  parcels: parcels.map(({ number, status, carrier, trackingNumber, trackingUrl }) => ({
    ...{ number, status, carrier, trackingNumber, trackingUrl },
  })),
  ...expectedDays(shipment),
  window: windowOf(shipment),
  isTogether: shipment.shipsWith !== null,
  shippedAt: isoOrNull(shipment.shippedAt),
  deliveredAt: isoOrNull(shipment.deliveredAt),
  lines: lines.map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity })),
  // A day that was chosen is shown as the day on which it comes.
  events: events.filter(({ day }) => day === null).map(({ status, at }) => ({ status, at: isoOf(at) })),
});

/** On what days it comes, as far as anyone knows: the carrier's day in place of the promise. */
const expectedDays = ({
  expectedOn,
  promisedFrom,
  promisedUntil,
}: Pick<Shipment, 'expectedOn' | 'promisedFrom' | 'promisedUntil'>): Pick<ShipmentView, 'from' | 'to'> =>
  expectedOn === null ? { from: promisedFrom, to: promisedUntil } : { from: expectedOn, to: expectedOn };

/** The hours that were agreed on; null for the whole day. */
export const windowOf = ({
  windowFrom,
  windowUntil,
}: Pick<Shipment, 'windowFrom' | 'windowUntil'>): ShipmentView['window'] =>
  windowFrom === null || windowUntil === null ? null : { from: windowFrom, until: windowUntil };
