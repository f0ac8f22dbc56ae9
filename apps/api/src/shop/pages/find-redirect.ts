import type { Storefront } from '../../catalogue/storefront.ts';
import { listedBundles } from '../sets/find-set-pages.ts';
import { BUNDLES } from '../sets/set-words.ts';
import { findOptionRedirect } from './find-option-redirect.ts';

/** Pages of the visitor's own, which no catalogue names. */
const OWN_PAGES = ['/checkout/cart'];

/**
 * The page that another name of it means, or that its options mean in other words; null where the storefront has no
 * such page in its language.
 */
export const findRedirect = (path: string, storefront: Storefront): string | null => {
  const found = storefront.brand.redirects.find(({ from }) => from === path);
  if (found) return hasPage(found.to, storefront) ? found.to : null;
  return findOptionRedirect(path, storefront);
};

const hasPage = (path: string, storefront: Storefront): boolean => {
  const { brand, entries, pages } = storefront;
  return (
    path === '/' ||
    OWN_PAGES.includes(path) ||
    Object.hasOwn(brand.content.listings, path.slice(1)) ||
    (path === BUNDLES && listedBundles(storefront).length > 0) ||
    entries.some(({ data }) => data.url === path) ||
    [...brand.bundles, ...brand.collections].some(({ url }) => url === path) ||
    pages.has(path)
  );
};
