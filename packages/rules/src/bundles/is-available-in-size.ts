import type { Product } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import { matchingVariants } from './matching-variants.ts';

/**
 * Whether a part of a set can be bought in the set's size; what has no size comes in any [C3].
 * @example isAvailableInSize(nightstand, 'queen') // true
 */
export const isAvailableInSize = (product: Product, size: string | null): boolean => {
  const isSized = product.properties.some(({ name }) => name === 'Size');
  const choices = isSized && size !== null ? [{ name: 'Size', value: size }] : [];
  return matchingVariants(product, choices).some(({ availability }) => isPurchasable(availability));
};
