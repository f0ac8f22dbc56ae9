import type { FindProduct, Product } from '../options/product.ts';
import { DEFAULT_SIZE, SIZES } from '../options/sizes.ts';
import type { Bundle, BundleGroup } from './bundle.ts';
import { isAvailableInSize } from './is-available-in-size.ts';

/**
 * The size a bundle's page starts with: what the bundle says, split king only for sets with an adjustable
 * base, else queen; the smallest that can be had where neither can [C5, D50]. Null for a set without sizes.
 */
export const bundleDefaultSize = (bundle: Bundle, findProduct: FindProduct): string | null => {
  const offered = bundleSizes(bundle, findProduct);
  return [bundle.defaultSize, DEFAULT_SIZE].find((size) => offered.includes(size)) ?? offered[0] ?? null;
};

/** The sizes in which every required group of a bundle has something that can be bought, small to large. */
export const bundleSizes = ({ groups }: Pick<Bundle, 'groups'>, findProduct: FindProduct): string[] => {
  const required = groups
    .filter(({ isOptional }) => !isOptional)
    .map((group) => productsOf(group, findProduct))
    .filter((products) => products.every(isSized));
  if (required.length === 0) return [];
  return SIZES.filter((size) =>
    required.every((products) => products.some((product) => isAvailableInSize(product, size))),
  );
};

const productsOf = ({ productIds }: BundleGroup, findProduct: FindProduct): Product[] =>
  productIds.flatMap((id) => findProduct(id) ?? []);

const isSized = ({ properties }: Product): boolean => properties.some(({ name }) => name === 'Size');
