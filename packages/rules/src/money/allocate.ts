/**
 * Splits whole cents over weights so that the shares sum to the whole: each share is rounded down,
 * then the largest remainders get a cent each, the earlier one on a tie. Works for negative wholes.
 * All weights 0 shares equally. Weights are whole numbers of 0 and more, usually cents. Used for every
 * discount and refund [L27, L35].
 * @example allocate(100, [1, 1, 1]) // [34, 33, 33]
 */
export const allocate = (whole: number, weights: readonly number[]): number[] => {
  if (weights.length === 0) return [];
  // A cart's cents times a line's cents can pass 2^53, where a float would drop or invent a cent.
  const even = weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
  const divisor = even.reduce((total, weight) => total + weight, 0n);
  const cents = BigInt(Math.abs(whole));

  const shares = even.map((weight) => Number((cents * weight) / divisor));
  const missing = Math.abs(whole) - shares.reduce((total, share) => total + share, 0);
  const largest = even
    .map((weight, index) => ({ index, left: (cents * weight) % divisor }))
    .sort((a, b) => Number(b.left - a.left) || a.index - b.index)
    .slice(0, missing);
  const favoured = new Set(largest.map(({ index }) => index));
  const sign = Math.sign(whole);
  // Adding 0 turns -0 into 0.
  return shares.map((share, index) => sign * (share + Number(favoured.has(index))) + 0);
};
