import { daysIn, type FormatDays } from '@counterpane/contract/format-days';
import { type FormatMoney, moneyFormatter } from '@counterpane/contract/format-money';
import { useMemo } from 'react';
import { choiceFormatter, type FormatList, listFormatter } from './format-list.ts';
import { type FormatMeasures, measureFormatter } from './format-measures.ts';
import { useStorefront } from './use-storefront.ts';

/** How a page writes amounts, days, lists of words and of choices, lengths and weights. */
export interface Format {
  readonly money: FormatMoney;
  readonly days: FormatDays;
  readonly list: FormatList;
  readonly choice: FormatList;
  readonly measures: FormatMeasures;
}

/** @example formatFor({ language: 'fr', country: 'CA' }).money(money(69_900, 'CAD')) // "699 $" */
export const formatFor = ({ language, country }: { language: string; country: string }): Format => {
  const locale = `${language}-${country}`;
  return {
    money: moneyFormatter(locale),
    days: daysIn(language, country),
    list: listFormatter(locale),
    choice: choiceFormatter(locale),
    measures: measureFormatter(locale),
  };
};

/** `const format = useFormat()`, then `format.money(price)`. */
export const useFormat = (): Format => {
  const { language = 'en', country = 'US' } = useStorefront() ?? {};
  return useMemo(() => formatFor({ language, country }), [language, country]);
};
