/** Cents: less than this is charged by no card. */
const LEAST_CHARGE = 100;

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
 * What is still to be paid of an order, in cents: all that a payment company is ever asked for [R051].
 * @example centsToPay({ totalCents: 9_000, creditCents: 5_000 }) // 4_000
 */
export const centsToPay = ({
  totalCents,
  creditCents,
}: {
  readonly totalCents: number;
  readonly creditCents: number;
}): number => totalCents - creditCents;
