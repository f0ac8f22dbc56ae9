import type { OpenShipment } from '@counterpane/rules/fulfillment/ships-with';
import type { Queries } from '../../database/open.ts';
import { isOpen } from '../cancellations/ordered-lines.ts';
import type { OrderDeps } from '../deps.ts';
import { isSameAddress } from '../orders/is-same-address.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { lockShipmentsOf, type Shipment, type ShipmentChange } from './store.ts';

/** What of the order that this one was added to is not packed yet and goes to the same door, locked; nothing for any other order. */
export const lockOpenShipments = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  { addedTo, frozen }: Order,
): Promise<(Shipment & OpenShipment)[]> => {
  if (addedTo === null) return [];
  // Ahead of its address, which may change until its shipments are locked.
  const found = await lockShipmentsOf(tx, addedTo);
  const first = await findOrder(tx, addedTo);
  if (!first || !isSameAddress(first.frozen.shippingDetails, frozen.shippingDetails)) return [];
  return found.filter((one) => one.claimId === null && isOpen(one, clock.now()));
};

/** It leaves when the other one does, and comes on its day. */
export const togetherWith = (first: Shipment | null): ShipmentChange =>
  first
    ? {
        shipsWith: first.id,
        notBefore: first.notBefore,
        promisedFrom: first.promisedFrom,
        promisedUntil: first.promisedUntil,
        expectedOn: first.expectedOn,
        windowFrom: first.windowFrom,
        windowUntil: first.windowUntil,
      }
    : {};
