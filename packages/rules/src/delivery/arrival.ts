import { accept, type Decision, refuse } from '../refusals.ts';

/** A number of business days from and to. */
export interface BusinessDays {
  readonly from: number;
  readonly to: number;
}

/** The first and the last day on which something arrives, as ISO days. */
export interface Arrival {
  readonly from: string;
  readonly to: string;
}

/** Ground ships within 2-3 business days (checkout sections 3 and 9). */
const GROUND_HANDLING: BusinessDays = { from: 2, to: 3 };
/** A certain delivery date may be so many business days after the earliest one. */
export const CERTAIN_DATE_WINDOW = 20;

const DAY_MS = 86_400_000;

/**
 * The business day so many business days after a day; weekends are skipped, and so does a delivery.
 * @example addBusinessDays('2026-11-20', 1) // "2026-11-23", a Monday
 */
export const addBusinessDays = (day: string, days: number): string => {
  let time = Date.parse(`${day}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    time += DAY_MS;
    if (!isWeekend(time)) left -= 1;
  }
  return isoDay(time);
};

/** When something that leaves after `handling` and travels for `transit` arrives (decisions row 57). */
export const estimateArrival = (
  today: string,
  transit: BusinessDays,
  handling: BusinessDays = GROUND_HANDLING,
): Arrival => ({
  from: addBusinessDays(today, handling.from + transit.from),
  to: addBusinessDays(today, handling.to + transit.to),
});

/**
 * Whether a shopper may have it on a certain day (checkout section 3, reqDeliveryDate): a business day,
 * not before it can arrive, and not so late that nobody can promise it.
 */
export const decideDeliveryDate = (requested: string, { from }: Arrival): Decision<string> => {
  const latest = addBusinessDays(from, CERTAIN_DATE_WINDOW);
  const isPossible = isBusinessDay(requested) && requested >= from && requested <= latest;
  return isPossible
    ? accept(requested)
    : refuse({ code: 'delivery_date_unavailable', requested, earliest: from, latest });
};

/** @example isBusinessDay('2026-11-21') // false, a Saturday */
export const isBusinessDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(time) === text && !isWeekend(time);
};

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay());

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);
