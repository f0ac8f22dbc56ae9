import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import type { PriceWish } from './price-wish.ts';
import type { Resolved } from './resolve-found.ts';
import { resultCard } from './result-cards.ts';
import type { Found } from './search-index.ts';

interface Priced {
  readonly entry: CatalogueEntry;
  readonly price: number;
  /** How much it is what was asked for: of the kind that is meant, called so by its title, by its names, or not at all. */
  readonly rank: number;
}

const MEANT = 3;

/**
 * What costs as much as somebody wants to pay, in the size that they asked for. If they asked for what is cheap the
 * least expensive stands first, after its kind: who looks for a cheap mattress does not look for its cover. Null where
 * nothing that is meant costs so little.
 */
export const withinPrice = ({
  resolved,
  found,
  wish: { least, most, isCheapest },
  storefront,
}: {
  readonly resolved: Resolved;
  readonly found: readonly Found[];
  readonly wish: PriceWish;
  readonly storefront: Storefront;
}): Resolved | null => {
  if ((least === null && most === null && !isCheapest) || resolved.products.length === 0) return resolved;
  const priced = pricedOf(resolved, found, storefront);
  const under = priced.filter(({ price }) => most === null || price <= most);
  const between = under.filter(({ price }) => price >= (least ?? 0));
  const within = between.length > 0 ? between : under;
  if (within.length === 0 || (priced.some(isMeant) && !within.some(isMeant))) return null;
  const sorted = isCheapest ? within.toSorted((a, b) => b.rank - a.rank || a.price - b.price) : within;
  return { ...resolved, products: sorted.map(({ entry }) => entry) };
};

const isMeant = ({ rank }: Priced): boolean => rank === MEANT;

const pricedOf = (resolved: Resolved, found: readonly Found[], storefront: Storefront): Priced[] => {
  const asked = {
    size: resolved.isSizeMissed ? null : resolved.size,
    text: '',
    translate: (text: string) => text,
  };
  const ranks = new Map(found.map((one) => [one.name, one.isMeant ? MEANT : one.tier]));
  return resolved.products.map((entry) => ({
    entry,
    price: resultCard(entry, storefront, asked).price.amount,
    rank: ranks.get(entry.data.name) ?? 0,
  }));
};
