import type { ShipmentState } from './shipment-states.ts';

/** Where a parcel is once it has its label. */
export type ParcelStep = Exclude<ShipmentState, 'preparing' | 'resent' | 'refunded' | 'cancelled'>;

const WAY: readonly ParcelStep[] = ['ready', 'shipped', 'out_for_delivery', 'delivered'];

/** Whether a parcel can be where a shipment is: one that is not labelled, or is over without arriving, has none that is. */
export const isParcelStep = (state: ShipmentState): state is ParcelStep =>
  WAY.some((step) => step === state) || state === 'lost' || state === 'returned_to_sender';

/**
 * Where a shipment is by its parcels: as far as the last of them, so that it has shipped when all have gone and is delivered when
 * all have arrived. One that is lost, or comes back, is what there is to know of it. Null without parcels [K7.55, R058].
 * @example stateOfParcels(['delivered', 'shipped']) // "shipped"
 */
export const stateOfParcels = (parcels: readonly ParcelStep[]): ParcelStep | null => {
  const trouble = (['lost', 'returned_to_sender'] as const).find((step) => parcels.includes(step));
  return trouble ?? WAY.find((step) => parcels.includes(step)) ?? null;
};
