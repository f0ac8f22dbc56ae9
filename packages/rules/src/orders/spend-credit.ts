/** Cents: less than this is charged by no card. */
const LEAST_CHARGE = 100;

/** Whether a payment company charges so many cents. @example isChargeable(60) // false */
export const isChargeable = (cents: number): boolean => cents >= LEAST_CHARGE;

/**
 * How much of their store credit an order is paid with: all of it, as far as the total goes; a rest that no company charges is
 * left out by spending less. Credit pays, and takes nothing off the price: taxes stay [R051].
 * @example creditToSpend(5_000, 9_000) // 5_000
 */
export const creditToSpend = (balance: number, total: number): number => {
  if (balance >= total) return total;
  const rest = Math.max(total - balance, LEAST_CHARGE);
  return Math.max(0, total - rest);
};

/**
 * What is still to be paid of an order, in cents: all that a payment company is ever asked for. Store credit pays a part of it
 * [R051], and what comes back for it where it is sent in exchange [R050].
 * @example centsToPay({ totalCents: 9_000, creditCents: 5_000, exchangeCents: 0 }) // 4_000
 */
export const centsToPay = ({
  totalCents,
  creditCents,
  exchangeCents,
}: {
  readonly totalCents: number;
  readonly creditCents: number;
  readonly exchangeCents: number;
}): number => totalCents - creditCents - exchangeCents;
