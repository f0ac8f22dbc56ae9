import type { PlannedShipment } from './plan-shipments.ts';

/** A shipment of the first order that is not packed yet. */
export interface OpenShipment extends Pick<PlannedShipment, 'warehouse' | 'carriage' | 'notBefore'> {
  readonly id: string;
}

/**
 * The shipment that what was added to an order leaves with: from the same warehouse, in the same way, and no earlier than it
 * is made, so that the first order does not wait for it. Null where it leaves by itself [R058].
 */
export const shipsWith = <Open extends OpenShipment>(
  added: Pick<PlannedShipment, 'warehouse' | 'carriage' | 'notBefore'>,
  open: readonly Open[],
): Open | null =>
  open.find(
    ({ warehouse, carriage, notBefore }) =>
      warehouse === added.warehouse &&
      carriage === added.carriage &&
      (added.notBefore === null || (notBefore !== null && added.notBefore <= notBefore)),
  ) ?? null;
