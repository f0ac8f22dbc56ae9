/** The one source of time, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** @example isoNow(systemClock) // "2026-11-20T18:45:00.000Z" */
export const isoNow = (clock: Clock): string => new Date(clock.now()).toISOString();

const DAY_MS = 86_400_000;

/** When the day of a time ends, both in milliseconds: dates of deliveries count from the day, of UTC. */
export const dayEndsAt = (time: number): number => (Math.floor(time / DAY_MS) + 1) * DAY_MS;
