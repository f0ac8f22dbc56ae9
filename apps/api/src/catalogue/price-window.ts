import { nextPriceChange } from './next-price-change.ts';
import type { Snapshot } from './snapshot.ts';
import type { Storefront } from './storefront.ts';

/** When the prices of a snapshot change by themselves: the next beginning or end of a sale, in milliseconds; else Infinity. */
export const pricesChangeAt = ({ storefronts }: Pick<Snapshot, 'storefronts'>): number =>
  Math.min(...[...storefronts.values()].map(changesAt));

/**
 * The same catalogue with the prices of `now`, in milliseconds. A storefront whose running sales have not changed
 * stays the same object, so that caches keyed by it remain valid.
 */
export const withPricesOf = (snapshot: Snapshot, now: number): Snapshot => ({
  ...snapshot,
  storefronts: new Map(
    [...snapshot.storefronts].map(([key, storefront]) => [
      key,
      changesAt(storefront) <= now ? { ...storefront, pricesAt: new Date(now).toISOString() } : storefront,
    ]),
  ),
});

const changesAt = (storefront: Storefront): number => nextPriceChange([], storefront, storefront.pricesAt);
