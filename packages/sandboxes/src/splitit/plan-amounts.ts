/** Amounts travel as decimals, `761.04`; inside the sandbox they are integer cents. */
export const decimalOf = (cents: number): number => cents / 100;

/** Null for anything that is no amount of whole cents above nothing. */
export const findCents = (decimal: unknown): number | null => {
  if (typeof decimal !== 'number' || !Number.isFinite(decimal) || decimal <= 0) return null;
  const cents = Math.round(decimal * 100);
  return Number.isSafeInteger(cents) && Math.abs(cents - decimal * 100) < 1e-6 * cents ? cents : null;
};

/** The payments of a plan in cents; what does not divide evenly falls on the first ones, a cent each. */
export const paymentsOf = (cents: number, count: number): number[] => {
  const share = Math.floor(cents / count);
  return Array.from({ length: count }, (_, index) => share + (index < cents - share * count ? 1 : 0));
};

/** @example formatAmount(76104, 'USD') // "$761.04" */
export const formatAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(decimalOf(cents));
