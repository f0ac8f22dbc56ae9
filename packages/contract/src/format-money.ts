import { displayMoney } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';

/** Formats an amount without cents where there are none, unless sums with cents stand beside it. */
export type FormatMoney = (amount: Money, cents?: 'auto' | 'always') => string;

/**
 * Formats amounts as a page's locale writes them.
 * @example moneyFormatter('fr-CA')(money(129_900, 'CAD'), 'always') // "1 299,00 $", with spaces that do not break
 */
export const moneyFormatter = (locale: string): FormatMoney =>
  locale.startsWith('en') ? displayMoney : (amount, cents) => inLocale(locale, amount, cents);

const inLocale = (locale: string, { amount, currency }: Money, cents: 'auto' | 'always' = 'auto'): string => {
  const digits = amount % 100 === 0 && cents === 'auto' ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
};
