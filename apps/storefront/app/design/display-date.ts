const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** @example displayDate('2026-11-24') // "Tue, Nov 24" */
export const displayDate = (iso: string): string => DAY.format(new Date(iso));

/** A span of days, one day when both ends are the same, null when the start is not known. */
export const displayDateRange = (from: string | null, to: string | null): string | null => {
  if (from === null) return null;
  return to === null || to === from ? displayDate(from) : `${displayDate(from)} – ${displayDate(to)}`;
};
