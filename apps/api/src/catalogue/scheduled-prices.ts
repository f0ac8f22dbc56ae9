import { linkLanguages } from './copy/link-languages.ts';
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
      changesAt(storefront) <= now ? pricedAt(storefront, new Date(now).toISOString()) : storefront,
    ]),
  ),
});

const pricedAt = (storefront: Storefront, pricesAt: string): Storefront => {
  const { language, otherLanguages } = storefront.definition;
  return linkLanguages(
    [language, ...otherLanguages].map((each) => ({ ...storefront.inLanguage(each), pricesAt })),
  );
};

const changesAt = (storefront: Storefront): number => nextPriceChange([], storefront, storefront.pricesAt);
