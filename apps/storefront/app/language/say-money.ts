import { displayMoney } from '@counterpane/rules/money/display';
import type { Money } from '@counterpane/rules/money/money';
import { languageOf } from './locale.ts';

/** An amount as a shopper reads it: cents are left out when there are none, unless sums that have some stand beside it. */
export type SayMoney = (amount: Money, cents?: 'auto' | 'always') => string;

/**
 * Amounts in a page's language, by itself or with its country.
 * @example moneyIn('fr')(money(129_900, 'CAD'), 'always') // "1 299,00 $", with spaces that do not break
 */
export const moneyIn = (locale: string): SayMoney => (languageOf(locale) === 'fr' ? inFrench : displayMoney);

const inFrench: SayMoney = ({ amount, currency }, cents = 'auto') => {
  const digits = amount % 100 === 0 && cents === 'auto' ? 0 : 2;
  return new Intl.NumberFormat('fr-CA', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
};
