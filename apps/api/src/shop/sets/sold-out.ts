import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { matchingVariants } from '@counterpane/rules/bundles/matching-variants';
import type { FindProduct, Product, Variant } from '@counterpane/rules/options/product';
import { SIZES } from '@counterpane/rules/options/sizes';
import { isPurchasable } from '@counterpane/rules/stock/availability';

type Choices = readonly { readonly name: string; readonly value: string }[];

/** Whether a product is made with these choices, and none of it can be bought. */
export const isSoldOutWith = (product: Product, choices: Choices): boolean => {
  const made = matchingVariants(product, choices);
  return made.length > 0 && !canBeBought(made);
};

/**
 * Whether none of a product can be bought in a size of its set, though it is made in it. The other options come after
 * the size: they may follow it.
 */
export const isSoldOutIn = (product: Product, size: string): boolean =>
  isSized(product) && isSoldOutWith(product, [{ name: 'Size', value: size }]);

const canBeBought = (variants: readonly Variant[]): boolean =>
  variants.some(({ availability }) => isPurchasable(availability));

/**
 * Whether an option of a product cannot be bought with what is chosen before it, as on the tiles of a product. One that
 * is not made so can be chosen while it is sold at all: what is before it may follow.
 */
export const isOptionSoldOut = (product: Product, option: Choices[number], before: Choices): boolean =>
  !canBeBought(matchingVariants(product, [option])) || isSoldOutWith(product, [...before, option]);

/** The sizes in which every part that a bundle needs is made, sold out or not, small to large. */
export const madeSizes = ({ groups }: Bundle, findProduct: FindProduct): string[] => {
  const required = groups
    .filter(({ isOptional }) => !isOptional)
    .map(({ productIds }) => productIds.flatMap((id) => findProduct(id) ?? []))
    .filter((products) => products.every(isSized));
  return SIZES.filter(
    (size) =>
      required.length > 0 && required.every((products) => products.some((one) => isMadeIn(one, size))),
  );
};

const isSized = ({ properties }: Product): boolean => properties.some(({ name }) => name === 'Size');

const isMadeIn = (product: Product, value: string): boolean =>
  matchingVariants(product, [{ name: 'Size', value }]).length > 0;
