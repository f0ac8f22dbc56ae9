import type { Storefront } from '../../catalogue/storefront.ts';
import { listedBundles } from '../sets/find-set-pages.ts';
import { BUNDLES } from '../sets/set-words.ts';
import { findOptionRedirect } from './find-option-redirect.ts';

/** Pages of the visitor's own, which no catalogue names. */
const OWN_PAGES = ['/checkout/cart'];

/**
 * The page that another name of it means, in a language, or that its options mean in other words; null where the
 * storefront has no such page.
 */
export const findRedirect = (path: string, storefront: Storefront, language: string): string | null => {
  const found = storefront.brand.redirects.find(({ from }) => from === path);
  if (found) return hasPage(found.to, storefront, language) ? found.to : null;
  return findOptionRedirect(path, storefront, language);
};

const hasPage = (path: string, storefront: Storefront, language: string): boolean => {
  const { brand, entries, findPage } = storefront;
  return (
    path === '/' ||
    OWN_PAGES.includes(path) ||
    Object.hasOwn(brand.content.listings, path.slice(1)) ||
    (path === BUNDLES && listedBundles(storefront).length > 0) ||
    entries.some(({ data }) => data.url === path) ||
    [...brand.bundles, ...brand.collections].some(({ url }) => url === path) ||
    findPage(path, language) !== null
  );
};
