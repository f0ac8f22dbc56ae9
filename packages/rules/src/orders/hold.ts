const MINUTE_MS = 60_000;
/** The hold of a placed order: time to reach the provider. */
const PLACED_MS = 5 * MINUTE_MS;
/** The hold once paying begins: time for a bank's questions or another card. */
const PAYING_MS = 20 * MINUTE_MS;
/** The longest hold of an order, however often its shopper tries to pay. */
const MOST_MS = 40 * MINUTE_MS;

/** How long an unpaid order holds its stock; milliseconds since 1970. */
export interface Hold {
  readonly heldUntil: number;
  /** When the order must be paid: no hold goes beyond it. */
  readonly endsAt: number;
}

/** The hold of an order that is placed now and not being paid yet. */
export const holdWhenPlaced = (now: number): Hold => ({ heldUntil: now + PLACED_MS, endsAt: now + MOST_MS });

/**
 * Until when stock is held once paying begins; null when the order must have been paid by now. A payment that fails
 * leaves the hold as it is [R023].
 * @example holdWhenPaying({ heldUntil: 300_000, endsAt: 2_400_000 }, 60_000) // 1_260_000
 */
export const holdWhenPaying = ({ heldUntil, endsAt }: Hold, now: number): number | null =>
  now >= endsAt ? null : Math.max(heldUntil, Math.min(now + PAYING_MS, endsAt));

/** Units of one stock item that unpaid orders may hold together: of one visitor, and of one client address. */
export const MOST_UNPAID_UNITS = { visitor: 100, address: 200 } as const;
