import { chosenSize } from '@counterpane/rules/options/chosen-size';
import type { Product } from '@counterpane/rules/options/product';
import { bundleParts, bundlePrice, type Units } from './bundle-parts.ts';
import type { CatalogueEntry } from './storefront.ts';
import { skuOf } from './variant-row.ts';

/**
 * The products of a storefront, with sleep bundles priced by their parts as they cost now, whatever was imported
 * [C3]. A bundle with a part that is gone or not sold is not sold either.
 */
export const withBundlePrices = (entries: readonly CatalogueEntry[]): CatalogueEntry[] => {
  const byName = new Map(entries.map((entry) => [entry.data.name, entry]));
  return entries.map((entry) =>
    entry.data.components.length === 0
      ? entry
      : { ...entry, product: { ...entry.product, variants: variantsOf(entry, byName) } },
  );
};

const variantsOf = (
  { data, product }: CatalogueEntry,
  byName: ReadonlyMap<string, CatalogueEntry>,
): Product['variants'] => {
  const partsIn = (size: string) => bundleParts(data, size, (name) => byName.get(name)?.data);
  const findVariant = ({ product: part, variant }: Units) =>
    byName.get(part.name)?.product.variants[skuOf(part, variant)];
  return Object.fromEntries(
    Object.entries(product.variants).map(([sku, variant]) => {
      const size = chosenSize(variant.chosen) ?? '';
      const isSold = partsIn(size).every((part) => findVariant(part)?.availability.isActive === true);
      const isActive = variant.availability.isActive && isSold;
      const price = bundlePrice(partsIn, size, (part) => findVariant(part) ?? NOTHING);
      return [sku, { ...variant, ...price, availability: { ...variant.availability, isActive } }];
    }),
  );
};

/** Only of a bundle that is not sold. */
const NOTHING = { list: 0, price: 0, value: 0 };
