import { complementOf } from '@counterpane/rules/recommendations/complements';
import type { RankedFor } from '@counterpane/rules/recommendations/rank-recommendations';
import { type Chance, chanceOf } from '../../storm/chance.ts';
import type { Basket } from './basket.ts';

const START = Date.UTC(2026, 0, 1);
const BASKET_EVERY_MS = 15 * 60_000;
/** Of those who buy a product so many take the one that stands in no rule of ours: what only orders can tell. */
const TASTE = 0.4;
/** So much of what goes with a product by its kind is bought with it. */
const KIND_SHARE = 0.5;

/**
 * Baskets of a seed, one after the other: a shopper comes for one product, of which the first are bought most, takes what goes with it by
 * kind, and often the one thing that others took with it too. A shop of its own orders has better ones.
 */
export const madeUpBaskets = (products: readonly RankedFor[], count: number, seed: string): Basket[] => {
  const chance = chanceOf(seed);
  const tastes = new Map(products.map((product) => [product.key, chance.oneOf(products)]));
  return Array.from({ length: count }, (_, index) => {
    // The smaller of two draws: the first products are bought most.
    const first = products[Math.min(chance.below(products.length), chance.below(products.length))];
    if (!first) throw new Error('a shop has products');
    const liked = tastes.get(first.key);
    const items = new Map([[first.key, first]]);
    if (liked && chance.happens(TASTE)) items.set(liked.key, liked);
    for (const other of withIt(first, products, chance)) items.set(other.key, other);
    return { items: [...items.values()], at: START + index * BASKET_EVERY_MS };
  });
};

/** One of each kind that goes with a product, or none of it. */
const withIt = (first: RankedFor, products: readonly RankedFor[], chance: Chance): RankedFor[] =>
  [...Map.groupBy(products, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
    chance.happens(KIND_SHARE * complementOf(first.kind, kind)) ? [chance.oneOf(ofKind)] : [],
  );
