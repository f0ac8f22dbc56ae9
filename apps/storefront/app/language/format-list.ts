/** Joins words, the last with an "and". */
export type FormatList = (words: readonly string[]) => string;

/** @example listFormatter('fr')(['Yukon', 'Nunavut']) // "Yukon et Nunavut" */
export const listFormatter = (language: string): FormatList => {
  let format: Intl.ListFormat | undefined;
  return (words) => {
    // British English, as nothing here has a comma before "and".
    format ??= new Intl.ListFormat(language === 'fr' ? 'fr-CA' : 'en-GB', { type: 'conjunction' });
    return format.format(words);
  };
};
