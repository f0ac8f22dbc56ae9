import { addBusinessDays, CERTAIN_DATE_WINDOW, isBusinessDay } from '@counterpane/rules/delivery/arrival';

const DAY_MS = 86_400_000;

/**
 * The business day so many business days before a day.
 * @example businessDaysBefore('2026-11-23', 1) // "2026-11-20", a Friday
 */
export const businessDaysBefore = (day: string, days: number): string => {
  let before = day;
  for (let left = days; left > 0; ) {
    before = new Date(Date.parse(`${before}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
    if (isBusinessDay(before)) left -= 1;
  }
  return before;
};

/** Every ISO day that a shopper may ask for, where the first is when all can be there. */
export const certainDays = (earliest: string): string[] =>
  Array.from({ length: CERTAIN_DATE_WINDOW + 1 }, (_, days) => addBusinessDays(earliest, days)).filter(
    isBusinessDay,
  );
