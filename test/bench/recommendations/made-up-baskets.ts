import type { ProductKind } from '@counterpane/rules/options/product';
import type { RankedFor } from '@counterpane/rules/recommendations/rank-recommendations';
import { type Chance, chanceOf } from '../../storm/chance.ts';
import type { Basket } from './basket.ts';

const START = Date.UTC(2026, 0, 1);
const BASKET_EVERY_MS = 15 * 60_000;
/** Of those who buy a product so many take the one that stands in no rule of ours: what only orders can tell. */
const TASTE = 0.4;
/** So many come for no purpose that we know: they take a second thing of any kind. */
const AIMLESS = 0.2;

/** What people come for, and which kinds they then take how often. It is no rule of the shop: recommendations do not know it. */
const PURPOSES: readonly Readonly<Partial<Record<ProductKind, number>>>[] = [
  { mattress: 1, protector: 0.35, pillow: 0.3, sheets: 0.25, foundation: 0.15, 'adjustable-base': 0.1 },
  { mattress: 1, bedframe: 0.6, nightstand: 0.3, bedding: 0.2, pillow: 0.2 },
  { bedframe: 1, nightstand: 0.5, dresser: 0.3, chest: 0.15, furniture: 0.1 },
  { dresser: 0.6, nightstand: 0.6, chest: 0.3, furniture: 0.3 },
  { sheets: 0.7, bedding: 0.6, pillow: 0.4, protector: 0.15 },
  { pillow: 1, bedding: 0.3, sheets: 0.2 },
];

/**
 * Baskets of a seed, one after the other: each has a purpose, takes one of some of its kinds, of which the first are bought most, and
 * often the one thing that others took with it too. A shop of its own orders has better ones.
 */
export const madeUpBaskets = (products: readonly RankedFor[], count: number, seed: string): Basket[] => {
  const chance = chanceOf(seed);
  const tastes = new Map(products.map((product) => [product.key, chance.oneOf(products)]));
  return Array.from({ length: count }, (_, index) => {
    const items = new Map<string, RankedFor>();
    const take = (product: RankedFor): void => void items.set(product.key, product);
    for (const product of forPurpose(products, chance)) take(product);
    if (chance.happens(AIMLESS)) take(chance.oneOf(products));
    for (const { key } of [...items.values()]) {
      const liked = tastes.get(key);
      if (liked && chance.happens(TASTE)) take(liked);
    }
    return { items: [...items.values()], at: START + index * BASKET_EVERY_MS };
  });
};

const forPurpose = (products: readonly RankedFor[], chance: Chance): RankedFor[] => {
  const purpose = chance.oneOf(PURPOSES);
  return [...Map.groupBy(products, ({ kind }) => kind)].flatMap(([kind, ofKind]) => {
    // The smaller of two draws: the first products of a kind are bought most.
    const drawn = ofKind[Math.min(chance.below(ofKind.length), chance.below(ofKind.length))];
    return drawn && chance.happens(purpose[kind] ?? 0) ? [drawn] : [];
  });
};
