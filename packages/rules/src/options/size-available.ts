import { isPurchasable } from '../stock/availability.ts';
import { findVariant } from './find-variant.ts';
import type { Product } from './product.ts';
import type { ChosenProperty } from './property-names.ts';

/**
 * Whether a size can be had with the other choices as they are: the variant exists and can be bought
 * [C5, D1]. A back-ordered one can.
 * @example isSizeAvailable(mattress, [], 'king') // true
 */
export const isSizeAvailable = (
  product: Product,
  chosen: readonly ChosenProperty[],
  size: string,
): boolean => {
  const others = chosen.filter(({ name }) => name !== 'Size');
  const found = findVariant(product, [{ name: 'Size', value: size }, ...others]);
  return found.ok && isPurchasable(found.variant.availability);
};
