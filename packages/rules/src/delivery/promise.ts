import { type Arrival, addBusinessDays, type BusinessDays } from './arrival.ts';

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

/** Goods on their way to a place. */
export interface SentGoods {
  /** As the product's shipping row knows it; null where it does not. */
  readonly transit: Transit | null;
  /** ISO days on which it can be there where it has to be made first; null for what is in stock. */
  readonly later: Arrival | null;
  /** Business days that two people, or a distribution partner, take after the carrier. */
  readonly extraDays: number;
}

/** What every page promises of a delivery [D91]. */
export interface DeliveryPromise {
  /** Business days until it leaves, and those on its way after that; null for what has to be made first. */
  readonly handling: BusinessDays | null;
  readonly transit: BusinessDays | null;
  /** The first and the last ISO day on which it is there. */
  readonly from: string;
  readonly until: string;
}

/**
 * When goods that are ordered on `today`, an ISO day, arrive.
 * @example promiseDelivery({ transit: null, later: null, extraDays: 0 }, '2026-11-20').until // "2026-11-30"
 */
export const promiseDelivery = (
  { transit: row, later, extraDays }: SentGoods,
  today: string,
): DeliveryPromise => {
  const underway = transitDays(row);
  // Ground ships within 2-3 business days [K3, K9]; what is there in 24 hours leaves at once.
  const handling = underway.to === 1 ? { from: 0, to: 0 } : { from: 2, to: 3 };
  const transit = { from: underway.from + extraDays, to: underway.to + extraDays };
  if (!later) return { handling, transit, ...arrivalAfter({ handling, transit }, today) };
  const soonest = arrivalAfter({ handling, transit: underway }, today);
  const dayOf = (made: string, known: string) => addBusinessDays(made > known ? made : known, extraDays);
  return {
    ...{ handling: null, transit: null },
    from: dayOf(later.from, soonest.from),
    until: dayOf(later.to, soonest.until),
  };
};

/** When something arrives that is ready to be packed on `today`, an ISO day, by its business days until it leaves and after that. */
export const arrivalAfter = (
  { handling, transit }: { readonly handling: BusinessDays; readonly transit: BusinessDays },
  today: string,
): Pick<DeliveryPromise, 'from' | 'until'> => ({
  from: addBusinessDays(today, handling.from + transit.from),
  until: addBusinessDays(today, handling.to + transit.to),
});

/**
 * How many business days something is on its way: 1 - 3 unless something else is known; a 1-day upper bound with the
 * next-day setting is one day, and a minimum of one day reads as a range that ends at 2 [C4, D57].
 */
const transitDays = (transit: Transit | null): BusinessDays => {
  const { from = null, to = null, nextDay } = transit ?? {};
  if (nextDay && to === 1) return { from: 1, to };
  if (from === 1) return { from, to: 2 };
  return from && to ? { from, to } : { from: 1, to: 3 };
};
