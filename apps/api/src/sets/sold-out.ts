import type { Bundle } from '@counterpane/rules/bundles/bundle';
import { matchingVariants } from '@counterpane/rules/bundles/matching-variants';
import type { FindProduct, Product } from '@counterpane/rules/options/product';
import type { PropertyName } from '@counterpane/rules/options/property-names';
import { SIZES } from '@counterpane/rules/options/sizes';
import { isPurchasable } from '@counterpane/rules/stock/availability';

/** Whether an option of a product cannot be bought, whatever is chosen beside it. */
export const isOptionSoldOut = (product: Product, name: PropertyName, value: string): boolean =>
  !matchingVariants(product, [{ name, value }]).some(({ availability }) => isPurchasable(availability));

/** The sizes in which every part that a bundle needs is made, sold out or not, small to large. */
export const madeSizes = ({ groups }: Bundle, findProduct: FindProduct): string[] => {
  const required = groups
    .filter(({ isOptional }) => !isOptional)
    .map(({ productIds }) => productIds.flatMap((id) => findProduct(id) ?? []))
    .filter((products) => products.every((one) => one.properties.some(({ name }) => name === 'Size')));
  return SIZES.filter(
    (size) =>
      required.length > 0 && required.every((products) => products.some((one) => isMadeIn(one, size))),
  );
};

const isMadeIn = (product: Product, value: string): boolean =>
  matchingVariants(product, [{ name: 'Size', value }]).length > 0;
