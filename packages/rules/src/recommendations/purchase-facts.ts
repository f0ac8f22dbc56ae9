import { purchaseWeight } from './purchase-weight.ts';
import type { PurchaseFacts } from './rank-recommendations.ts';

/** Sums of the weights of purchases, as they are stored. */
interface PurchaseSums {
  readonly counts: readonly { readonly productKey: string; readonly weight: number }[];
  /** Each pair in both directions. */
  readonly pairs: readonly {
    readonly productKey: string;
    readonly withKey: string;
    readonly weight: number;
  }[];
}

/** What sums of weights tell at a time in milliseconds: they become counts in which old purchases have faded [R054]. */
export const purchaseFacts = ({ counts, pairs }: PurchaseSums, now: number): PurchaseFacts => {
  const one = purchaseWeight(now);
  const orders = new Map(counts.map(({ productKey, weight }) => [productKey, weight / one]));
  const together = new Map(
    pairs.map(({ productKey, withKey, weight }) => [pairOf(productKey, withKey), weight / one]),
  );
  return {
    orders: (key) => orders.get(key) ?? 0,
    together: (key, withKey) => together.get(pairOf(key, withKey)) ?? 0,
    mostOrders: Math.max(0, ...orders.values()),
  };
};

const pairOf = (key: string, withKey: string): string => `${key} ${withKey}`;
