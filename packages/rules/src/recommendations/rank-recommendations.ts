import type { ProductKind } from '../options/product.ts';
import { complementOf } from './complements.ts';
import type { RecommendationStrategy } from './strategies.ts';

/** A product that is in the cart. */
export interface RankedFor {
  readonly key: string;
  readonly kind: ProductKind;
}

/** What orders tell of a shop's products. Weights are decayed counts of orders. */
export interface PurchaseFacts {
  /** Orders with a product. */
  orders(key: string): number;
  /** Orders with both of two products. */
  together(key: string, withKey: string): number;
  /** Orders with the product that most of them have. */
  readonly mostOrders: number;
}

/** How well something goes with a cart. */
interface Rank {
  /** From 0 to 1. */
  readonly score: number;
  /** What weighs most in the score. */
  readonly reason: RecommendationStrategy;
}

/** A candidate, and how well it goes with a cart. */
export type Ranked<Candidate> = Candidate & Rank;

/**
 * So many orders weigh as much as what is known beforehand. Below it a pair that was bought once by chance would stand above
 * what always goes together.
 */
const PRIOR_ORDERS = 20;

/** How much of what is known beforehand is the kind; the rest is how much a product is bought. */
const KIND_SHARE = 0.7;

/**
 * What of the candidates is recommended with a cart, best first; what scores nothing is left out. `bought-together` is the share
 * of the orders with a product of the cart that have the candidate too, smoothed by what is known beforehand: without orders it
 * is `goes-with`, as `popular` is. [K7]
 * @example rankRecommendations('goes-with', [mattress], [protector, secondMattress], facts)[0]?.key // protector.key
 */
export const rankRecommendations = <Candidate extends RankedFor>(
  strategy: RecommendationStrategy,
  cart: readonly RankedFor[],
  candidates: readonly Candidate[],
  facts: PurchaseFacts,
): Ranked<Candidate>[] =>
  candidates
    .map((candidate) => ({ ...candidate, ...rankOf(strategy, cart, candidate, facts) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || compare(a.key, b.key));

/**
 * The first so many of what is ranked, each of another kind as long as there are others: four duvets are one suggestion.
 * @example firstOfEachKind([duvet, quilt, bedFrame], 2) // [duvet, bedFrame]
 */
export const firstOfEachKind = <Item extends Pick<RankedFor, 'kind'>>(
  ranked: readonly Item[],
  most: number,
): Item[] => {
  const kinds = ranked.map(({ kind }) => kind);
  const isFirst = ({ kind }: Item, index: number): boolean => kinds.indexOf(kind) === index;
  const others = ranked.filter((item, index) => !isFirst(item, index));
  return [...ranked.filter(isFirst), ...others].slice(0, most);
};

const rankOf = (
  strategy: RecommendationStrategy,
  cart: readonly RankedFor[],
  candidate: RankedFor,
  facts: PurchaseFacts,
): Rank => {
  const { key } = candidate;
  const popularity = facts.mostOrders > 0 ? facts.orders(key) / facts.mostOrders : 0;
  // Who has sheets in the cart needs no others, unless orders tell otherwise.
  const hasItsKind = cart.some(({ kind }) => kind === candidate.kind);
  if (strategy === 'popular' && facts.mostOrders > 0) {
    const isWanted = !hasItsKind || cart.some((item) => facts.together(item.key, key) > 0);
    return { score: isWanted ? rounded(popularity) : 0, reason: 'popular' };
  }
  const parts = cart.map((item) => {
    const complement = hasItsKind ? 0 : complementOf(item.kind, candidate.kind);
    return partsOf(strategy, { complement, popularity }, item.key, key, facts);
  });
  const best = parts.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0] ?? NOTHING;
  return { score: rounded(scoreOf(best)), reason: reasonOf(best) };
};

/** What a score is made of. */
interface Parts {
  readonly boughtTogether: number;
  readonly goesWith: number;
  readonly popular: number;
}

const NOTHING: Parts = { boughtTogether: 0, goesWith: 0, popular: 0 };

const partsOf = (
  strategy: RecommendationStrategy,
  { complement, popularity }: { readonly complement: number; readonly popularity: number },
  inCart: string,
  candidate: string,
  facts: PurchaseFacts,
): Parts => {
  const before = {
    goesWith: KIND_SHARE * complement,
    popular: complement > 0 ? (1 - KIND_SHARE) * popularity : 0,
  };
  if (strategy !== 'bought-together') return { ...before, boughtTogether: 0 };
  const orders = facts.orders(inCart) + PRIOR_ORDERS;
  return {
    boughtTogether: facts.together(inCart, candidate) / orders,
    goesWith: (before.goesWith * PRIOR_ORDERS) / orders,
    popular: (before.popular * PRIOR_ORDERS) / orders,
  };
};

const scoreOf = ({ boughtTogether, goesWith, popular }: Parts): number => boughtTogether + goesWith + popular;

const reasonOf = ({ boughtTogether, goesWith, popular }: Parts): RecommendationStrategy => {
  if (boughtTogether >= goesWith + popular) return 'bought-together';
  return goesWith >= popular ? 'goes-with' : 'popular';
};

const rounded = (score: number): number => Math.round(score * 10_000) / 10_000;

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
