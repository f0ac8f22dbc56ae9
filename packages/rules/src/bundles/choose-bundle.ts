import type { ItemToAdd } from '../cart/add-items.ts';
import type { FindProduct, Product, Variant } from '../options/product.ts';
import { findSize, SIZE_TITLES } from '../options/sizes.ts';
import { variantTitle } from '../options/variant-title.ts';
import { accept, type Decision, refuse } from '../refusals.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { Bundle, BundleGroup, BundleRole } from './bundle.ts';
import { matchingVariants } from './matching-variants.ts';

/** What a shopper has chosen of a bundle: one product for each role, all in one size. */
export interface BundleChoices {
  readonly products: Readonly<Partial<Record<BundleRole, string>>>;
  /** Null for a set without sizes. */
  readonly size: string | null;
  /** Other options than the size, by role, e.g. the colour of a headboard. */
  readonly options?: Readonly<Partial<Record<BundleRole, readonly Choice[]>>>;
}

interface Choice {
  readonly name: string;
  readonly value: string;
}

/**
 * The items of a bundle as they go into a cart: one product of each required group, from that group's
 * list, and of each optional one that was chosen, all in the same size [C3].
 * Options that the shopper did not choose are the first that can be bought.
 */
export const decideBundleChoice = (
  { groups }: Bundle,
  choices: BundleChoices,
  findProduct: FindProduct,
): Decision<readonly ItemToAdd[]> => {
  const items: ItemToAdd[] = [];
  for (const group of groups) {
    const decision = decideGroup(group, choices, findProduct);
    if (!decision.ok) return decision;
    if (decision.change) items.push(decision.change);
  }
  return accept(items);
};

const decideGroup = (
  group: BundleGroup,
  { products, size, options }: BundleChoices,
  findProduct: FindProduct,
): Decision<ItemToAdd | null> => {
  const productId = products[group.role];
  if (productId === undefined && group.isOptional) return accept(null);
  const product =
    productId !== undefined && group.productIds.includes(productId) ? findProduct(productId) : null;
  if (!product) return refuse({ code: 'bundle_incomplete', group: group.title });

  const fitting = variantsIn(product, size, options?.[group.role] ?? []);
  const [first] = fitting;
  if (!first) return refuse({ code: 'bundle_size_mismatch', title: product.title, size: sizeTitle(size) });
  const variant = fitting.find(({ availability }) => isPurchasable(availability));
  if (!variant)
    return refuse({ code: 'not_purchasable', productID: product.id, title: variantTitle(product, first) });
  return accept({ productID: product.id, quantity: 1, properties: variant.chosen });
};

/** The variants with these choices; what has no size comes in any. */
const variantsIn = (product: Product, size: string | null, choices: readonly Choice[]): Variant[] => {
  const isSized = product.properties.some(({ name }) => name === 'Size');
  const others = choices.filter(({ name }) => name !== 'Size');
  return matchingVariants(product, [...others, ...sizeChoice(isSized, size)]);
};

const sizeChoice = (isSized: boolean, size: string | null): Choice[] =>
  isSized ? [{ name: 'Size', value: findSize(size ?? '') ?? size ?? '' }] : [];

const sizeTitle = (text: string | null): string => {
  const size = findSize(text ?? '');
  return size ? SIZE_TITLES[size] : (text ?? 'one size');
};
