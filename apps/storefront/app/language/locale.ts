import type { StorefrontView } from '@counterpane/contract/pages/pages';

/** How a page's language and country are written together, as `html lang` has them. @example localeOf(quebec) // "fr-CA" */
export const localeOf = ({ language, country }: Pick<StorefrontView, 'language' | 'country'>): string =>
  `${language}-${country}`;
