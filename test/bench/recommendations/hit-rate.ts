import { purchaseFacts } from '@counterpane/rules/recommendations/purchase-facts';
import { purchaseWeight } from '@counterpane/rules/recommendations/purchase-weight';
import {
  firstOfEachKind,
  type PurchaseFacts,
  type RankedFor,
  rankRecommendations,
} from '@counterpane/rules/recommendations/rank-recommendations';
import type { RecommendationStrategy } from '@counterpane/rules/recommendations/strategies';
import type { Basket } from './basket.ts';

/** What baskets tell, learned like the shop learns it, at a time in milliseconds. */
export const learnBaskets = (baskets: readonly Basket[], now: number): PurchaseFacts => {
  const counts = new Map<string, number>();
  const pairs = new Map<string, Map<string, number>>();
  for (const { items, at } of baskets) {
    const weight = purchaseWeight(at);
    for (const { key } of items) {
      counts.set(key, (counts.get(key) ?? 0) + weight);
      const withKey = pairs.get(key) ?? new Map<string, number>();
      pairs.set(key, withKey);
      for (const other of items)
        if (other.key !== key) withKey.set(other.key, (withKey.get(other.key) ?? 0) + weight);
    }
  }
  return purchaseFacts(
    {
      counts: [...counts].map(([productKey, weight]) => ({ productKey, weight })),
      pairs: [...pairs].flatMap(([productKey, others]) =>
        [...others].map(([withKey, weight]) => ({ productKey, withKey, weight })),
      ),
    },
    now,
  );
};

/**
 * How often what was taken out of a basket is among the first so many that are recommended with the rest of it: from 0 to 1, and
 * null where no basket has two things. Each thing of each basket is taken out once.
 */
export const hitRate = (
  strategy: RecommendationStrategy,
  baskets: readonly Basket[],
  products: readonly RankedFor[],
  facts: PurchaseFacts,
  most = 4,
): number | null => {
  const hits = baskets
    .filter(({ items }) => items.length > 1)
    .flatMap(({ items }) =>
      items.map((taken) => {
        const rest = items.filter((item) => item !== taken);
        const others = products.filter(({ key }) => rest.every((item) => item.key !== key));
        const ranked = rankRecommendations(strategy, rest, others, facts);
        return firstOfEachKind(ranked, most).some(({ key }) => key === taken.key);
      }),
    );
  return hits.length === 0 ? null : hits.filter(Boolean).length / hits.length;
};
