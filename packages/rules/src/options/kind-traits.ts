import type { ProductKind } from './product.ts';

/** `large`: two people carry it, and it is a line of its own. `physical`: it has a shape, and a carrier brings it on a day. */
type Trait =
  | 'large'
  | 'physical'
  /** Other products are fitted to it, and a cart shows it first. */
  | 'bed'
  /** An old one can be taken away when it comes. */
  | 'replaces-old'
  /** It comes rolled in a box, with the inches of its size. */
  | 'boxed'
  /** Of no use beside a bed of another size. */
  | 'fitted'
  /** Has to fit the mattresses in a cart. */
  | 'on-bed'
  /** Stands under a mattress and does not move. */
  | 'frame'
  /** Follows the sizes of gifts: two twin XL for a split king, a king's pillow for a king. */
  | 'gift-sized'
  /** As a gift it comes in a size that fits, or not at all. */
  | 'fitted-gift'
  /** Some states put a recycling fee on it. */
  | 'recycled'
  /** A clinician may write a letter for it. */
  | 'health';

const TRAITS: Readonly<Record<ProductKind, readonly Trait[]>> = {
  mattress: ['large', 'physical', 'bed', 'replaces-old', 'boxed', 'fitted', 'recycled', 'health'],
  bedframe: ['large', 'physical', 'fitted', 'on-bed', 'frame'],
  foundation: ['large', 'physical', 'fitted', 'on-bed', 'frame', 'recycled'],
  'adjustable-base': ['large', 'physical', 'fitted', 'on-bed', 'health'],
  nightstand: ['large', 'physical'],
  dresser: ['large', 'physical'],
  chest: ['large', 'physical'],
  furniture: ['large', 'physical'],
  sheets: ['physical', 'fitted', 'on-bed', 'gift-sized', 'fitted-gift'],
  protector: ['physical', 'fitted', 'on-bed', 'gift-sized', 'fitted-gift'],
  pillow: ['physical', 'gift-sized', 'health'],
  bedding: ['physical'],
  'sleep-bundle': ['physical', 'boxed', 'fitted', 'fitted-gift'],
  'protection-plan': ['fitted'],
  service: [],
};

const BY_KIND: ReadonlyMap<string, readonly Trait[]> = new Map(Object.entries(TRAITS));

/**
 * Whether something is true of every product of a kind [C5, K4, D8, D85]; of a kind that there is not, nothing is. A new
 * kind is a row of this table.
 * @example hasTrait('foundation', 'recycled') // true
 */
export const hasTrait = (kind: string, trait: Trait): boolean => BY_KIND.get(kind)?.includes(trait) ?? false;
