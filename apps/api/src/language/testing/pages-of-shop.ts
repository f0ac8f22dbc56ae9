import type { Storefront } from '../../catalogue/storefront.ts';
import { adjustableMattresses, builderModes } from '../../shop/sets/find-set-pages.ts';

/** Every page of a shop that is made from the catalogue, by the path of its call. */
export const pagesOfShop = (storefront: Storefront): string[] => {
  const { brand, entries } = storefront;
  const withPage = (sets: readonly { readonly name: string; readonly url: string | null }[]) =>
    sets.filter(({ url }) => url !== null).map(({ name }) => name);
  const names = {
    listings: Object.keys(brand.content.listings),
    products: entries.map(({ data }) => data.name),
    bundles: withPage(brand.bundles),
    sets: withPage(brand.collections),
    builder: builderModes(storefront),
    'adjustable-bundles': adjustableMattresses(storefront).map(({ data }) => data.name),
  };
  const made = Object.entries(names).flatMap(([kind, all]) =>
    all.map((name) => `/api/pages/${kind}/${name}`),
  );
  return ['/api/pages/home', '/api/pages/chrome', '/api/pages/bundles', ...made];
};
