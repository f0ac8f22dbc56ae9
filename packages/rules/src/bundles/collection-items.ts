import type { ItemToAdd } from '../cart/add-items.ts';
import type { Product, Variant } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import { catalogueQuantity } from '../stock/catalogue-quantity.ts';
import type { Collection, CollectionItem } from './collection.ts';
import { collectionQuantity, greatestQuantity } from './collection-quantity.ts';
import { colorByRule } from './color-rule.ts';
import { matchingVariants } from './matching-variants.ts';

/** What a shopper has chosen of a collection. */
export interface CollectionChoice {
  readonly size: string;
  /** The bed frame's; the other pieces follow it by their rules. */
  readonly color: string;
  /** By name of the product, where it is not what the set starts with; 0 leaves the piece out. */
  readonly quantities?: Readonly<Record<string, number>>;
}

export interface CollectionItems {
  readonly items: readonly ItemToAdd[];
  /** Names of the pieces that cannot be had like this. */
  readonly missing: readonly string[];
  /** Those of them that are made like this, and sold out. */
  readonly soldOut: readonly string[];
}

/**
 * The items of a collection as they go into a cart: each piece in the chosen size where it has sizes, in
 * the colour that its rule says, and as often as the set brings it [C3, C5, C9].
 */
export const collectionItems = (
  collection: Collection,
  choice: CollectionChoice,
  findByName: (name: string) => Product | null,
): CollectionItems => {
  const pieces = collection.items
    .map((item) => {
      const product = findByName(item.productName);
      const made = product ? variantsOf(product, item, choice) : [];
      const variant = made.find(({ availability }) => isPurchasable(availability));
      return { item, product, made, variant, quantity: quantityOf(item, variant, collection, choice) };
    })
    .filter(({ quantity }) => quantity > 0);
  const missing = pieces.filter(({ variant }) => !variant);
  return {
    items: pieces.flatMap(({ product, variant, quantity }) =>
      product && variant ? [{ productID: product.id, quantity, properties: variant.chosen }] : [],
    ),
    missing: missing.map(({ item }) => item.productName),
    soldOut: missing.filter(({ made }) => made.length > 0).map(({ item }) => item.productName),
  };
};

/** The quantity that was chosen, even if the cart would refuse it; else the set's own, as far as stock allows. */
const quantityOf = (
  item: CollectionItem,
  variant: Variant | undefined,
  collection: Collection,
  { quantities = {} }: CollectionChoice,
): number => {
  const wanted = Object.hasOwn(quantities, item.productName) ? quantities[item.productName] : undefined;
  const left = variant ? catalogueQuantity(variant) : Number.POSITIVE_INFINITY;
  const quantity = wanted ?? Math.min(collectionQuantity(item, collection), left);
  return Math.max(0, Math.min(quantity, greatestQuantity(item, collection)));
};

/** The variants of a piece that fit a choice, sold out or not. */
const variantsOf = (
  product: Product,
  { type, colorRule }: CollectionItem,
  { size, color }: CollectionChoice,
): Variant[] => {
  const has = (wanted: string) => product.properties.some(({ name }) => name === wanted);
  const ruled = type === 'bedframe' ? color : colorByRule(colorRule, color);
  const choices = [
    ...(has('Size') ? [{ name: 'Size', value: size }] : []),
    ...(has('Color') && ruled !== null ? [{ name: 'Color', value: ruled }] : []),
  ];
  return matchingVariants(product, choices);
};
