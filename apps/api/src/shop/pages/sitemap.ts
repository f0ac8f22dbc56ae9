import type { ContentPage } from '@counterpane/catalogue/content/page-schema';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { adjustableMattresses, builderModes, listedBundles } from '../sets/find-set-pages.ts';
import { adjustablePath, BUILDERS, BUNDLES } from '../sets/set-words.ts';

/**
 * The paths of a storefront that search engines should visit in its language: home, lists, products, sets,
 * written pages. Left out are pages that say so, pages that repeat another, what is sold only with something else
 * [C2, D54, D56], and what is not written in the language.
 */
export const sitemapPaths = (storefront: Storefront): string[] => {
  const { brand, entries, pages } = storefront;
  const all = [
    '/',
    ...Object.keys(brand.content.listings).map((name) => `/${name}`),
    ...entries.filter(isInSearch).map(({ data }) => data.url),
    ...setPaths(storefront),
    ...[...brand.bundles, ...brand.collections]
      .filter(({ search }) => search.sitemap && search.canonical === undefined)
      .flatMap(({ url }) => url ?? []),
    ...(entries.some(({ reviews }) => reviews.total > 0 && !reviews.isSample) ? ['/reviews'] : []),
    ...[...pages.values()].filter(isWritten).map(({ path }) => path),
  ];
  return [...new Set(all)];
};

/** The list of bundles, the builders, and each mattress with an adjustable base. */
const setPaths = (storefront: Storefront): string[] => [
  ...(listedBundles(storefront).length > 0 ? [BUNDLES] : []),
  ...builderModes(storefront).map((mode) => `${BUILDERS}/${mode}`),
  ...adjustableMattresses(storefront)
    .filter(isInSearch)
    .map(({ data }) => adjustablePath(data)),
];

const NO_PAGE_OF_THEIR_OWN: readonly string[] = ['protection-plan', 'service'];

/** Whether search engines may show a product as a page of its own. */
export const isInSearch = ({ data, product }: CatalogueEntry): boolean =>
  data.search.sitemap &&
  data.search.canonical === undefined &&
  product.upsell?.isNotSaleable !== true &&
  !NO_PAGE_OF_THEIR_OWN.includes(data.kind);

const isWritten = ({ index, sitemap, canonical, path }: ContentPage): boolean =>
  index && sitemap && (canonical === undefined || canonical === path);
