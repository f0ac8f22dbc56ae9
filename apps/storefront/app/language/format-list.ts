import { LOCALES, toLocale } from '@counterpane/messages/locales';

/** Joins words to one text. */
export type FormatList = (words: readonly string[]) => string;

/** The last with an "and". @example listFormatter('fr-CA')(['Yukon', 'Nunavut']) // "Yukon et Nunavut" */
export const listFormatter = (locale: string): FormatList => joinerOf(locale, 'conjunction');

/** The last with an "or": one of them is enough. @example choiceFormatter('fr-CA')(['Yukon', 'Nunavut']) // "Yukon ou Nunavut" */
export const choiceFormatter = (locale: string): FormatList => joinerOf(locale, 'disjunction');

const joinerOf = (locale: string, type: 'conjunction' | 'disjunction'): FormatList => {
  let format: Intl.ListFormat | undefined;
  return (words) => {
    format ??= new Intl.ListFormat(LOCALES[toLocale(locale)].lists, { type });
    return format.format(words);
  };
};
