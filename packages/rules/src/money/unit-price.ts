/**
 * What one of several costs, in cents, rounded: a figure to show beside a line, never to count on. Times the
 * quantity it may miss the line by some cents, which only the line itself knows [L33, L35].
 * @example unitPrice(10000, 3) // 3333
 * @throws when there is none of it: that is a bug.
 */
export const unitPrice = (amount: number, quantity: number): number => {
  if (quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
  return Math.round(amount / quantity);
};
