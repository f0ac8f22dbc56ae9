import { type Currency, type Money, money } from '@counterpane/rules/money/money';

/** SplitIt writes amounts as decimals. @example decimalOf(money(76104, 'USD')) // 761.04 */
export const decimalOf = ({ amount }: Money): number => amount / 100;

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/**
 * A decimal of SplitIt's as integer cents.
 * @throws on parts of a cent and on currencies that we do not sell in: what was paid is unknown then.
 */
export const moneyOf = (decimal: number, currency: string): Money => {
  const known = CURRENCIES.find((code) => code === currency);
  if (!known) throw new Error(`SplitIt answered in the currency ${currency}`);
  const cents = Math.round(decimal * 100);
  // A decimal with two places is at most a rounding error of a float away from whole cents.
  if (Math.abs(cents - decimal * 100) > 1e-4) throw new Error(`SplitIt answered with ${decimal} ${currency}`);
  return money(cents, known);
};
