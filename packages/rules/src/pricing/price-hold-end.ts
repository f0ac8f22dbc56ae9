const HOLD_MS = 15 * 60_000;

/**
 * Until when a price holds that is quoted now: a quarter of an hour, or until prices change on their own because a
 * promotion begins or ends [R015].
 * @param now ISO time
 * @param priceChange milliseconds since 1970; Infinity where no change is planned
 * @example priceHoldEnd('2026-11-25T10:00:00.000Z', Infinity) // '2026-11-25T10:15:00.000Z'
 */
export const priceHoldEnd = (now: string, priceChange: number): string =>
  new Date(Math.min(Date.parse(now) + HOLD_MS, priceChange)).toISOString();
