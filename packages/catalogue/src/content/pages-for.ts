import type { ContentPage } from './page-schema.ts';

/** For whom pages are shown. */
interface Reader {
  readonly brandKey: string;
  readonly country: string;
  readonly language: string;
}

/**
 * The pages of one storefront in one language, by path. A brand's own page takes the place of the one that all
 * share; what is for other brands or countries is left out. They are in the same order in every language.
 */
export const pagesFor = (
  shared: readonly ContentPage[],
  own: readonly ContentPage[],
  { brandKey, country, language }: Reader,
): ReadonlyMap<string, ContentPage> =>
  new Map(
    [...shared, ...own]
      .filter((page) => page.language === language)
      .filter(({ brands }) => brands?.includes(brandKey) ?? true)
      .filter(({ countries }) => countries?.some((each) => each === country) ?? true)
      .toSorted((a, b) => a.path.localeCompare(b.path, 'en'))
      .map((page) => [page.path, page]),
  );
