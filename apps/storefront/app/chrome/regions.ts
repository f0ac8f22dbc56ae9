import type { StorefrontView } from '@counterpane/contract/pages/pages';

type Alternates = StorefrontView['alternates'];

interface Region {
  readonly hrefLang: string;
  readonly language: string;
  /** In its own language. */
  readonly name: string;
  readonly href: string;
  readonly isHere: boolean;
}

/**
 * Every country and language of a brand with the address of a page there, or of the home page where it has no such page.
 * @example regionsOf(halcyonInCanada, { path: '/mattress', alternates }) // [{ name: 'United States', … }, …]
 */
export const regionsOf = (
  { alternates, country, language }: Pick<StorefrontView, 'alternates' | 'country' | 'language'>,
  page: { readonly alternates: Alternates; readonly path: string } | null,
): Region[] => {
  const all = alternates.filter(({ hrefLang }) => hrefLang !== 'x-default');
  return all.map(({ hrefLang, url }) => {
    const { language: spoken, country: place } = partsOf(hrefLang);
    const languages = all.filter((other) => partsOf(other.hrefLang).country === place).length;
    const hasPage = page?.alternates.some((one) => one.hrefLang === hrefLang) ?? false;
    return {
      hrefLang,
      language: spoken,
      name:
        languages === 1
          ? nameOf('region', place, spoken)
          : `${nameOf('region', place, spoken)}, ${nameOf('language', spoken, spoken)}`,
      href: page && hasPage ? `${url.replace(/\/$/, '')}${page.path}` : url,
      isHere: place === country && spoken === language,
    };
  });
};

/** @example partsOf('fr-CA') // { language: 'fr', country: 'CA' } */
const partsOf = (hrefLang: string): { readonly language: string; readonly country: string } => {
  const [language = '', country = ''] = hrefLang.split('-');
  return { language, country };
};

const nameOf = (type: 'region' | 'language', code: string, language: string): string =>
  new Intl.DisplayNames([language], { type }).of(code) ?? code;
