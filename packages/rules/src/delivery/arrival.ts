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

const DAY_MS = 86_400_000;

/**
 * The ISO day so many days after another one.
 * @example daysAfter('2026-11-30', 1) // "2026-12-01"
 */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Whether a day, in ISO or as milliseconds, is not on a weekend.
 * @example isBusinessDay('2026-11-21') // false, a Saturday
 */
export const isBusinessDay = (day: string | number): boolean => new Date(day).getUTCDay() % 6 > 0;

/**
 * The business day so many business days after a day; weekends are skipped, and so does a delivery [D91].
 * @example addBusinessDays('2026-11-20', 1) // "2026-11-23", a Monday
 */
export const addBusinessDays = (day: string, days: number): string => {
  const weekday = new Date(day).getUTCDay();
  let after = 0;
  for (let left = days; left > 0; ) {
    after += 1;
    if (((weekday + after) % 7) % 6 > 0) left -= 1;
  }
  return daysAfter(day, after);
};
