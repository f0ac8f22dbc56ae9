/** The one source of time, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** @example isoNow(systemClock) // "2026-11-20T18:45:00.000Z" */
export const isoNow = (clock: Clock): string => new Date(clock.now()).toISOString();
