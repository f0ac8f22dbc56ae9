import { type Currency, type Money, money } from '@counterpane/rules/money/money';

const CURRENCIES: readonly Currency[] = ['USD', 'CAD', 'GBP'];

/** Null in a currency that we do not sell in: not of this shop. */
export const moneyOf = (amount: number, currency: string): Money | null => {
  const known = CURRENCIES.find((code) => code === currency.toUpperCase());
  return known ? money(amount, known) : null;
};
