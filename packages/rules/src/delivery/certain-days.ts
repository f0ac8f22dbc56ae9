import { accept, type Decision, refuse } from '../refusals.ts';
import { addBusinessDays, daysAfter, isBusinessDay } from './arrival.ts';

/** How many business days ahead a certain delivery date may be chosen: later ones cannot be promised. */
const CERTAIN_DAYS = 21;

/**
 * Every ISO day on which a shopper may have it ([K3], reqDeliveryDate), from the business day on which it
 * can be there on.
 * @example certainDays('2026-11-25')[3] // "2026-11-30"
 */
export const certainDays = (earliest: string): string[] =>
  Array.from({ length: CERTAIN_DAYS }, (_, days) => addBusinessDays(earliest, days)).filter(isBusinessDay);

/** The last day of the calendar. */
export const latestDay = (earliest: string): string => addBusinessDays(earliest, CERTAIN_DAYS - 1);

/** Whether a shopper may have it on a certain day: one of those that the calendar has. */
export const parseDeliveryDate = (
  requested: string,
  earliest: string,
): Decision<string, 'delivery_date_unavailable'> =>
  certainDays(earliest).includes(requested)
    ? accept(requested)
    : refuse({ code: 'delivery_date_unavailable', requested, earliest, latest: latestDay(earliest) });

/**
 * The business day so many business days before a day.
 * @example businessDaysBefore('2026-11-23', 1) // "2026-11-20", a Friday
 */
export const businessDaysBefore = (day: string, days: number): string => {
  let before = day;
  for (let left = days; left > 0; ) {
    before = daysAfter(before, -1);
    if (isBusinessDay(before)) left -= 1;
  }
  return before;
};
