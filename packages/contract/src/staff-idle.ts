/** A session without a request for so long has ended: whoever was there has gone away from an open page. */
export const STAFF_IDLE_MS = 45 * 60_000;
