/**
 * The tax inside an amount in cents that includes it, in cents, rounded half up [D32, L34]. `basisPoints` are
 * hundredths of a percent, at most to a tenth.
 * @example includedTax(12000, 2000) // 2000: a sixth of the price at 20 %
 */
export const includedTax = (amount: number, basisPoints: number): number => {
  // In whole tenths, so that half a cent is half a cent.
  const tenths = Math.round(basisPoints * 10);
  const whole = 100_000 + tenths;
  return Math.floor((2 * amount * tenths + whole) / (2 * whole));
};
