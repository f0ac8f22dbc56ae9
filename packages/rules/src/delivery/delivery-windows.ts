import { accept, type Decision, refuse } from '../refusals.ts';

/** Hours of a day between which two people or a carrier come, from 0 to 24. */
export interface DeliveryWindow {
  readonly from: number;
  readonly until: number;
}

/**
 * A window as it stands in a form, of those that a storefront has; null for the whole day [K3].
 * @example parseDeliveryWindow('8-12', [{ from: 8, until: 12 }]) // { ok: true, change: { from: 8, until: 12 } }
 */
export const parseDeliveryWindow = (
  requested: string,
  offered: readonly DeliveryWindow[],
): Decision<DeliveryWindow | null, 'delivery_window_unavailable'> => {
  if (requested === '') return accept(null);
  const found = offered.find((one) => windowKey(one) === requested);
  return found ? accept(found) : refuse({ code: 'delivery_window_unavailable' });
};

/** @example windowKey({ from: 8, until: 12 }) // "8-12" */
export const windowKey = ({ from, until }: DeliveryWindow): string => `${from}-${until}`;
