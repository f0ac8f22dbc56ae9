/** How long stock waits for its payment. */
const HOLD_MS = 20 * 60_000;

/** Until when an order's stock is held, as an ISO time. `now` in milliseconds. */
export const holdUntil = (now: number): string => new Date(now + HOLD_MS).toISOString();
