/**
 * The price of one of several units, in cents, rounded: for display beside a line, never for sums. Times the
 * quantity it may differ from the line by some cents [L33, L35].
 * @example displayUnitPrice(10000, 3) // 3333
 * @throws when the quantity is 0: that is a bug.
 */
export const displayUnitPrice = (amount: number, quantity: number): number => {
  if (quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
  return Math.round(amount / quantity);
};
