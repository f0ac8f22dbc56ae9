import type { FindProduct, Product, Variant } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { Bundle } from './bundle.ts';
import type { BundleChoices } from './choose-bundle.ts';
import { matchingVariants } from './matching-variants.ts';

/**
 * The choices by which a bundle costs least in a size: of every required group what is cheapest in it. What
 * "from" on a card is priced for ([C2], /mattress-bundles). Null where a group has nothing.
 */
export const cheapestChoices = (
  { groups }: Pick<Bundle, 'groups'>,
  size: string | null,
  findProduct: FindProduct,
): BundleChoices | null => {
  const required = groups.filter(({ isOptional }) => !isOptional);
  const chosen = required.flatMap(({ role, productIds }) => {
    const [cheapest] = productIds
      .flatMap((id) => findProduct(id) ?? [])
      .flatMap((product) => variantsIn(product, size).map((variant) => ({ role, product, variant })))
      .sort((a, b) => a.variant.price - b.variant.price);
    return cheapest ?? [];
  });
  if (chosen.length < required.length) return null;
  return {
    size,
    products: Object.fromEntries(chosen.map(({ role, product }) => [role, product.id])),
    options: Object.fromEntries(chosen.map(({ role, variant }) => [role, variant.chosen])),
  };
};

const variantsIn = (product: Product, size: string | null): Variant[] => {
  const isSized = product.properties.some(({ name }) => name === 'Size');
  const choices = isSized ? [{ name: 'Size', value: size ?? '' }] : [];
  return matchingVariants(product, choices).filter(({ availability }) => isPurchasable(availability));
};
