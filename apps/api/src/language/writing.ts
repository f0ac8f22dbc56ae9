import { daysIn } from '@counterpane/contract/format-days';
import { hourIn } from '@counterpane/contract/format-hours';
import { moneyFormatter } from '@counterpane/contract/format-money';
import { compileMessages } from '@counterpane/messages/compile-messages';
import type { Writing } from '@counterpane/messages/format-message';
import { toLocale } from '@counterpane/messages/locales';
import { readCatalogues } from '@counterpane/messages/read-catalogues';
import { addMessages, type Translate, translator } from '@counterpane/messages/translator';
import { money } from '@counterpane/rules/money/money';
import { LRUCache } from 'lru-cache';

/** How a locale writes messages, amounts, days and the catalogue's own words. @example writingIn('fr-CA', french) */
export const writingIn = (asked: string, copy: (text: string) => string): Writing => {
  addEveryMessage();
  const locale = toLocale(asked);
  const [language = '', country] = locale.split('-');
  const format = moneyFormatter(locale);
  return {
    locale,
    copy,
    amount: ({ amount, currency, cents }) => {
      const key = `${locale} ${currency} ${cents} ${amount}`;
      const text = amounts.get(key) ?? format(money(amount, currency), cents);
      amounts.set(key, text);
      return text;
    },
    day: daysIn(language, country).monthDay,
    hour: hourIn(language, country ?? 'US'),
  };
};

/** A format of the platform takes thirty times as long to make as to use, and pages share the code that makes it. */
const amounts = new LRUCache<string, string>({ max: 10_000 });

/** What says messages in one of our locales, or in a language alone. @example translatorOf('fr')('Quantity') // "Quantité" */
export const translatorOf = (asked: string): Translate => {
  addEveryMessage();
  return translator(toLocale(asked));
};

let isKnown = false;

/** The messages of all locales, read once in a process. */
const addEveryMessage = (): void => {
  if (isKnown) return;
  for (const { locale, messages } of readCatalogues()) addMessages(locale, compileMessages(messages));
  isKnown = true;
};
