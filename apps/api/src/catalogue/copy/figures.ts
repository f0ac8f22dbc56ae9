import { daysIn } from '@counterpane/contract/say-days';
import { toLocale } from '@counterpane/messages/locales';

/**
 * Says an English figure as another language writes it; null for a text that is none. A part of a text may also be a
 * number or an ISO day, which by themselves are data.
 */
export type SayFigure = (text: string, isPart: boolean) => string | null;

const AMOUNT = /^(-?)\$(\d{1,3}(?:,\d{3})*)(\.\d\d)?$/;
const PERCENT = /^\d+(?:\.\d+)?%$/;
/** Only with a sign in it: a year and a quantity are written alike everywhere. */
const NUMBER = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)$/;
const DAY = /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{1,2})$/;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Amounts, percentages, numbers and days in a language, by `fr` or `en-GB`.
 * @example figuresIn('fr')('$1,299.50', false) // "1 299,50 $"
 */
export const figuresIn = (language: string): SayFigure => {
  const locale = toLocale(language);
  const format = (number: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(number);
  const [spoken = '', country] = locale.split('-');
  const days = daysIn(spoken, country);
  return (text, isPart) => {
    if (AMOUNT.test(text)) return format(numberIn(text), { ...CASH, ...decimalsOf(text) });
    if (PERCENT.test(text)) return format(numberIn(text) / 100, { style: 'percent', ...decimalsOf(text) });
    if (DAY.test(text)) return days.monthDay(`${text}, 2024 UTC`);
    if (isPart && NUMBER.test(text)) return format(numberIn(text), decimalsOf(text));
    if (isPart && ISO_DAY.test(text)) return days.date(text);
    return null;
  };
};

/** Dollars, whose narrow symbol is the same in every country. Pounds are written alike in the only language that has them. */
const CASH: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
};

const numberIn = (text: string): number => Number(text.replace(/[$,%]/g, ''));

/** As many decimals as the English has. */
const decimalsOf = (text: string): Intl.NumberFormatOptions => {
  const digits = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};
