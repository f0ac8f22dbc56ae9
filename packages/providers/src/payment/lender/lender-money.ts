import { type Currency, type Money, money } from '@counterpane/rules/money/money';

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/**
 * Cents of a lender, who counts in them as we do.
 * @throws on currencies that we do not sell in: what was paid is unknown then.
 */
export const centsOf = (name: string, amount: number, currency: string): Money => {
  const known = CURRENCIES.find((code) => code === currency);
  if (!known) throw new Error(`${name} answered in the currency ${currency}`);
  return money(amount, known);
};
