import type { Writing } from '@counterpane/messages/format-message';
import { languageOf, toLocale } from '@counterpane/messages/locales';
import type { AmountValue } from '@counterpane/messages/message';
import { displayMoney } from '@counterpane/rules/money/display';
import { money } from '@counterpane/rules/money/money';
import { displayDay } from './display-day.ts';

/** How a locale writes amounts, days and the catalogue's own words. @example writingIn('fr-CA', french) */
export const writingIn = (asked: string, copy: (text: string) => string): Writing => {
  const locale = toLocale(asked);
  return {
    locale,
    copy,
    amount: (amount) =>
      languageOf(locale) === 'en'
        ? displayMoney(money(amount.amount, amount.currency), amount.cents)
        : formatAmount(locale, amount),
    day: (isoDay) => displayDay(isoDay, locale),
  };
};

const formatAmount = (locale: string, { amount, currency, cents = 'auto' }: AmountValue): string => {
  const digits = amount % 100 === 0 && cents === 'auto' ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100);
};
