/** Words one after the other, the last with an "and". */
export type SayList = (words: readonly string[]) => string;

/** @example listIn('fr')(['Yukon', 'Nunavut']) // "Yukon et Nunavut" */
export const listIn = (language: string): SayList => {
  let format: Intl.ListFormat | undefined;
  return (words) => {
    // British English, as nothing here has a comma before "and".
    format ??= new Intl.ListFormat(language === 'fr' ? 'fr-CA' : 'en-GB', { type: 'conjunction' });
    return format.format(words);
  };
};
