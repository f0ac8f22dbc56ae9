/** A session without a request for so long has ended: its member has left an open page. */
export const STAFF_IDLE_MS = 45 * 60_000;
