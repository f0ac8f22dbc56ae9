import { toLocale } from '@counterpane/messages/locales';

/** Says an English figure in a text as another language writes it; null for what is none. */
export type TranslateFigure = (text: string) => string | null;

const AMOUNT = /^-?\$\d{1,3}(?:,\d{3})*(?:\.\d\d)?$/;
/** A whole number is written alike everywhere, as a year and a quantity are. */
const DECIMAL = /^\d+\.\d+$/;

/**
 * Amounts and decimals in a language, by `fr` or `en-GB`.
 * @example figuresIn('fr')('$1,299.50') // "1 299,50 $"
 */
export const figuresIn = (language: string): TranslateFigure => {
  const locale = toLocale(language);
  const format = (text: string, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { ...options, ...decimalsOf(text) }).format(
      Number(text.replace(/[$,]/g, '')),
    );
  return (text) => {
    if (AMOUNT.test(text)) return format(text, CASH);
    return DECIMAL.test(text) ? format(text, {}) : null;
  };
};

/** Dollars, whose narrow symbol is the same in every country. Pounds are written alike in the only language that has them. */
const CASH: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'CAD',
  currencyDisplay: 'narrowSymbol',
};

/** As many decimals as the English has. */
const decimalsOf = (text: string): Intl.NumberFormatOptions => {
  const digits = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
  return { minimumFractionDigits: digits, maximumFractionDigits: digits };
};
