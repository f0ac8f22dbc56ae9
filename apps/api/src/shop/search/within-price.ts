import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import type { PriceRange } from './price-range.ts';
import { resultCard } from './result-cards.ts';
import type { Resolved } from './search-hits.ts';
import type { Found } from './search-index.ts';

interface Priced {
  readonly entry: CatalogueEntry;
  readonly price: number;
  /** How much it is what was asked for: of the kind that is meant, called so by its title, by its names, or not at all. */
  readonly rank: number;
}

const MEANT = 3;

interface Within {
  readonly resolved: Resolved;
  /** Why these only come closest: all that is meant costs more than the most, or none of it is in the range. */
  readonly miss: 'too_dear' | 'not_in_range' | null;
}

/**
 * Products within the price range, in the size of the query. For "cheap" the least expensive comes first within its
 * kind, because a shopper who looks for a cheap mattress does not look for its cover.
 */
export const withinPrice = ({
  resolved,
  found,
  wish: { least, most, isCheapest },
  storefront,
}: {
  readonly resolved: Resolved;
  readonly found: readonly Found[];
  readonly wish: PriceRange;
  readonly storefront: Storefront;
}): Within => {
  if ((least === null && most === null && !isCheapest) || resolved.products.length === 0)
    return { resolved, miss: null };
  const priced = pricedOf(resolved, found, storefront);
  const isMissed = (kept: readonly Priced[]) =>
    kept.length === 0 || (priced.some(isMeant) && !kept.some(isMeant));
  const show = (kept: readonly Priced[]) => ({ ...resolved, products: kept.map(({ entry }) => entry) });
  const under = priced.filter(({ price }) => most === null || price <= most);
  if (isMissed(under)) return { resolved, miss: 'too_dear' };
  const within = under.filter(({ price }) => price >= (least ?? 0));
  if (isMissed(within))
    return { resolved: show(under.toSorted(byRank((a, b) => b.price - a.price))), miss: 'not_in_range' };
  const sorted = isCheapest ? within.toSorted(byRank((a, b) => a.price - b.price)) : within;
  return { resolved: show(sorted), miss: null };
};

const byRank =
  (byPrice: (a: Priced, b: Priced) => number) =>
  (a: Priced, b: Priced): number =>
    b.rank - a.rank || byPrice(a, b);

const isMeant = ({ rank }: Priced): boolean => rank === MEANT;

const pricedOf = (resolved: Resolved, found: readonly Found[], storefront: Storefront): Priced[] => {
  const asked = { size: resolved.isSizeMissed ? null : resolved.size, text: '' };
  const ranks = new Map(found.map((one) => [one.name, one.isMeant ? MEANT : one.tier]));
  return resolved.products.map((entry) => ({
    entry,
    price: resultCard(entry, storefront, asked).price.amount,
    rank: ranks.get(entry.data.name) ?? 0,
  }));
};
