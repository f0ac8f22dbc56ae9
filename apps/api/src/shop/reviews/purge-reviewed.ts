import type { ShopDeps } from '../deps.ts';
import { announcePurge } from '../pages/purge.ts';

/** Every page has a product's reviews anew: also where its figures are the same as before, and the pages of reviews. */
export const purgeReviewed = (
  deps: Pick<ShopDeps, 'database' | 'catalogue' | 'purgePages'>,
  inventoryKey: string,
): Promise<void> => {
  const names = deps.catalogue.storefronts
    .flatMap(({ entries }) => entries)
    .filter(({ product }) => product.inventoryKey === inventoryKey)
    .map(({ product }) => `product:${product.name}`);
  return announcePurge(deps, ['reviews', ...new Set(names)]);
};
