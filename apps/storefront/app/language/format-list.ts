import { LOCALES, toLocale } from '@counterpane/messages/locales';

/** Joins words, the last with an "and". */
export type FormatList = (words: readonly string[]) => string;

/** @example listFormatter('fr-CA')(['Yukon', 'Nunavut']) // "Yukon et Nunavut" */
export const listFormatter = (locale: string): FormatList => {
  let format: Intl.ListFormat | undefined;
  return (words) => {
    format ??= new Intl.ListFormat(LOCALES[toLocale(locale)].lists, { type: 'conjunction' });
    return format.format(words);
  };
};
