import { Buffer } from 'node:buffer';
import type { ProductView } from '@counterpane/contract/products/products';
import { rememberByStorefront } from '../../catalogue/remembered/remember-by-storefront.ts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';

/** One product as JSON, made at most once for each name and state of the catalogue. */
type ProductJson = (entry: CatalogueEntry, storefront: Storefront) => Buffer;

/**
 * Keeps each product's JSON by its name [C7], so that lists that share a product share
 * the work. A new snapshot of the catalogue, at the latest after 600 s, is a new storefront object: the
 * memory of the old one goes with it.
 */
export const keepProducts = (
  view: (entry: CatalogueEntry, storefront: Storefront) => ProductView,
): ProductJson => {
  const remember = rememberByStorefront<Buffer>();
  return (entry, storefront) =>
    remember(storefront, entry.data.name, () => Buffer.from(JSON.stringify(view(entry, storefront))));
};
