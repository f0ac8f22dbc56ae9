const MINUTE_MS = 60_000;
/** The reservation of a placed order: time to reach the provider. */
const PLACED_MS = 5 * MINUTE_MS;
/** The reservation once paying begins: time for a bank's questions or another card. */
const PAYING_MS = 20 * MINUTE_MS;
/** The longest reservation of an order, however often its shopper tries to pay. */
const MOST_MS = 40 * MINUTE_MS;

/** How long an unpaid order reserves its stock; milliseconds since 1970. */
interface StockReservation {
  readonly reservedUntil: number;
  /** When the order must be paid: no reservation goes beyond it. */
  readonly endsAt: number;
}

/** The reservation of an order that is placed now and not being paid yet. */
export const reservationWhenPlaced = (now: number): StockReservation => ({
  reservedUntil: now + PLACED_MS,
  endsAt: now + MOST_MS,
});

/**
 * Until when stock is reserved once paying begins; null when the order must have been paid by now. A payment that fails
 * leaves the reservation as it is [R023].
 * @example reservationWhenPaying({ reservedUntil: 300_000, endsAt: 2_400_000 }, 60_000) // 1_260_000
 */
export const reservationWhenPaying = (
  { reservedUntil, endsAt }: StockReservation,
  now: number,
): number | null => (now >= endsAt ? null : Math.max(reservedUntil, Math.min(now + PAYING_MS, endsAt)));

/** Units of one stock item that unpaid orders may reserve together: of one visitor, and of one client address. */
export const MOST_UNPAID_UNITS = { visitor: 100, address: 200 } as const;
