/**
 * Says an English figure as another language writes it; null for a text that is none. A part of a text may also be a
 * number or an ISO day, which by themselves are data.
 */
export type SayFigure = (text: string, isPart: boolean) => string | null;

/** What a language without a country of its own is written as. */
const LOCALES: Readonly<Record<string, string>> = { fr: 'fr-CA' };

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
  const locale = LOCALES[language] ?? language;
  const format = (number: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(number);
  const dayOf = (text: string, options: Intl.DateTimeFormatOptions) =>
    firstOfMonth(
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${text}Z`)),
      locale,
    );
  return (text, isPart) => {
    if (AMOUNT.test(text)) return format(numberIn(text), { ...CASH, ...decimalsOf(text) });
    if (PERCENT.test(text)) return format(numberIn(text) / 100, { style: 'percent', ...decimalsOf(text) });
    if (DAY.test(text)) return dayOf(`${text}, 2024`, { day: 'numeric', month: 'long' });
    if (isPart && NUMBER.test(text)) return format(numberIn(text), decimalsOf(text));
    if (isPart && ISO_DAY.test(text)) return dayOf(`${text}T00:00:00`, { dateStyle: 'long' });
    return null;
  };
};

/** Dollars: pounds are written alike in the only language that has them. */
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

/** French counts the first day and numbers the others. */
const firstOfMonth = (day: string, locale: string): string =>
  locale.startsWith('fr') ? day.replace(/^1 /, '1er ') : day;
