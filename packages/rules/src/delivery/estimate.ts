import type { BusinessDays } from './arrival.ts';

/** Days in transit as a product's shipping row knows them; null while it does not. */
export interface Transit {
  readonly from: number | null;
  readonly to: number | null;
  readonly nextDay: boolean;
}

/** The same where both ends are known. */
export interface KnownTransit extends BusinessDays {
  readonly nextDay: boolean;
}

/** Ground delivery unless something else is known (catalogue section 4). */
export const DEFAULT_DELIVERY_TEXT = '1 - 3 business days';

/**
 * How long delivery takes, in words: a 1-day upper bound with the next-day setting is "24 Hours!", a
 * minimum of one day reads as a range that ends at 2 (catalogue section 4, decisions row 57).
 * @example deliveryText({ from: 2, to: 5, nextDay: false }) // "2 - 5 business days"
 */
export const deliveryText = ({ from, to, nextDay }: Transit): string => {
  if (nextDay && to === 1) return '24 Hours!';
  if (from === 1) return '1 - 2 business days';
  return from === null || to === null ? DEFAULT_DELIVERY_TEXT : `${from} - ${to} business days`;
};
