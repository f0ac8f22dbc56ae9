/** What was promised for a line, as it was frozen with the order; `days` is null for a promise without an end. */
interface Promised {
  readonly subject: string;
  readonly days: number | null;
}

/** From when until when a line can be sent back. */
export interface ReturnWindow {
  /** `trial`: nights to try it; `returns`: days to return it. */
  readonly subject: 'trial' | 'returns';
  /** ISO days: that of the delivery, whose night is the first, and that of the last night. */
  readonly firstNight: string;
  readonly lastNight: string;
  /** The last ISO day on which it can be sent back: the morning after the last night belongs to the trial. */
  readonly until: string;
}

/**
 * The nights to try a line, or the days to return it, from the day on which all of it was delivered: as they were promised
 * when it was ordered. Null for what has neither, such as a protection plan [D58, R046].
 * @example returnWindow([{ subject: 'trial', days: 365 }], '2026-01-01')?.lastNight // "2026-12-31"
 */
export const returnWindow = (promised: readonly Promised[], deliveredOn: string): ReturnWindow | null => {
  for (const subject of ['trial', 'returns'] as const) {
    const days = promised.find((one) => one.subject === subject)?.days;
    if (days)
      return {
        subject,
        firstNight: deliveredOn,
        lastNight: dayAfter(deliveredOn, days - 1),
        until: dayAfter(deliveredOn, days),
      };
  }
  return null;
};

const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
