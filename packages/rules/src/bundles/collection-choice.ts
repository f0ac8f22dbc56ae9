import type { Product } from '../options/product.ts';
import { SIZES } from '../options/sizes.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { Collection } from './collection.ts';
import type { CollectionChoice } from './collection-items.ts';
import { collectionStart } from './collection-start.ts';
import { matchingVariants } from './matching-variants.ts';

/** The visitor's choices known when the page of a collection opens. */
export interface CollectionRequest {
  /** What the address asks for. */
  readonly size: string | null;
  readonly color: string | null;
  /** What was chosen on another page. */
  readonly rememberedSize: string | null;
}

/** What a collection comes in, by its bed, and what it starts with. */
interface CollectionOffer {
  readonly sizes: readonly string[];
  readonly colors: readonly string[];
  readonly choice: CollectionChoice;
}

/**
 * The sizes and colours of a collection's page, and the choice that it starts with: what the address asks
 * for where the bed comes in it, else as many pieces as possible in the size of the cookie, then queen
 * [C3, C5].
 */
export const collectionOffer = (
  collection: Collection,
  { size, color, rememberedSize }: CollectionRequest,
  findByName: (name: string) => Product | null,
): CollectionOffer => {
  const bed = bedOf(collection, findByName);
  const sizes = SIZES.filter((one) => valuesOf(bed, 'Size').includes(one));
  const colors = valuesOf(bed, 'Color');
  const wanted = {
    size: [size, rememberedSize].find((one) => one !== null && sizes.some((offered) => offered === one)),
    color: colors.find((one) => one === color),
  };
  const chosen = [
    ...(wanted.size ? [{ name: 'Size' as const, value: wanted.size }] : []),
    ...(wanted.color ? [{ name: 'Color' as const, value: wanted.color }] : []),
  ];
  const start = bed ? collectionStart(collection, { product: bed, chosen }, findByName) : NOTHING;
  const asked = sizes.find((one) => one === size);
  return { sizes, colors, choice: { size: asked ?? start.size, color: wanted.color ?? start.color } };
};

const NOTHING: CollectionChoice = { size: '', color: '' };

/** The piece whose size and colour the others follow: the bed frame, else the first piece. */
const bedOf = ({ items }: Collection, findByName: (name: string) => Product | null): Product | null => {
  const bed = items.find(({ type }) => type === 'bedframe') ?? items[0];
  return bed ? findByName(bed.productName) : null;
};

/** The options of a property that can be bought, in the product's order. */
const valuesOf = (product: Product | null, property: string): string[] =>
  product === null
    ? []
    : product.properties
        .filter(({ name }) => name === property)
        .flatMap(({ options }) => options.map(({ value }) => value))
        .filter((value) =>
          matchingVariants(product, [{ name: property, value }]).some(({ availability }) =>
            isPurchasable(availability),
          ),
        );
