/**
 * The sum of integers: cents of one currency, or units. Whole cents keep a subtotal exact [L35].
 * @example sum([14900, 4500]) // 19400
 */
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);
