import type { StorefrontView } from '@counterpane/contract/pages/pages';

/** How a page's language and country are written together, as `html lang` has them. @example localeOf(quebec) // "fr-CA" */
export const localeOf = ({ language, country }: Pick<StorefrontView, 'language' | 'country'>): string =>
  `${language}-${country}`;

/** The language of a locale: ours all have two letters. @example languageOf('fr-CA') // "fr" */
export const languageOf = (locale: string): string => locale.slice(0, 2);
