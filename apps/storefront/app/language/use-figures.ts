import { daysIn, type SayDays } from '@counterpane/contract/say-days';
import { useMemo } from 'react';
import { listIn, type SayList } from './say-list.ts';
import { measuresIn, type SayMeasures } from './say-measures.ts';
import { moneyIn, type SayMoney } from './say-money.ts';
import { useStorefront } from './use-storefront.ts';

/** How a page writes amounts, days, lists of words, lengths and weights. */
export interface Figures {
  readonly money: SayMoney;
  readonly days: SayDays;
  readonly list: SayList;
  readonly measures: SayMeasures;
}

/** @example figuresOf({ language: 'fr', country: 'CA' }).money(money(69_900, 'CAD')) // "699 $" */
export const figuresOf = ({ language, country }: { language: string; country?: string }): Figures => ({
  money: moneyIn(language),
  days: daysIn(language, country),
  list: listIn(language),
  measures: measuresIn(language, country),
});

/** `const figures = useFigures()`, then `figures.money(price)`. */
export const useFigures = (): Figures => {
  const { language = 'en', country = 'US' } = useStorefront() ?? {};
  return useMemo(() => figuresOf({ language, country }), [language, country]);
};
