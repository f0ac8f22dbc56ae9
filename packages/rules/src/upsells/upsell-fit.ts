import type { Flags } from '../flags.ts';
import { giftSize } from '../gifts/gift-size.ts';
import { hasTrait } from '../options/kind-traits.ts';
import type { Product, ProductKind } from '../options/product.ts';

/** In which size and how many of an item go with one bed. */
export interface UpsellFit {
  readonly size: string;
  readonly units: number;
}

/**
 * The size in which an item goes with a bed, or null when it comes in none that does [C5]:
 * that of the bed; for pillows, sheets and protectors that of a gift, two twin XL for a split king.
 * @example upsellFit(sheets, 'splitKing', flags) // { size: 'twinXL', units: 2 }
 */
export const upsellFit = (
  product: Pick<Product, 'kind' | 'properties'>,
  bedSize: string,
  flags: Pick<Flags, 'splitKingGift'>,
): UpsellFit | null => {
  const offered =
    product.properties.find(({ name }) => name === 'Size')?.options.map(({ value }) => value) ?? [];
  const same = offered.includes(bedSize) ? bedSize : null;
  const size = hasTrait(product.kind, 'gift-sized') ? giftSize(product, bedSize, flags) : same;
  if (size !== null) return { size, units: unitsOf(product.kind, bedSize, size) };
  const halves = product.kind === 'sleep-bundle' && bedSize === 'splitKing' && offered.includes('twinXL');
  return halves ? { size: 'twinXL', units: 2 } : null;
};

/** Whether an item must leave a bed whose size it does not come in. @example isFittedToBed('sheets') // true */
export const isFittedToBed = (kind: ProductKind): boolean => hasTrait(kind, 'fitted');

const unitsOf = (kind: ProductKind, bedSize: string, size: string): number =>
  kind !== 'pillow' && bedSize === 'splitKing' && size === 'twinXL' ? 2 : 1;
