import type { Found } from './search-index.ts';

/** The results that match most of the query. */
export interface BestMatches {
  readonly found: readonly Found[];
  /** Some of the wanted things are missing from these results. */
  readonly isPartial: boolean;
  /** Pages answer better than things, which only mention it or are none. */
  readonly isForReading: boolean;
}

/**
 * The documents that match most of the wanted terms. Products and pages are compared apart, because a page of
 * questions contains every word and would hide the product. `asked` is the number of wanted terms.
 */
export const bestMatches = (found: readonly Found[], asked: number): BestMatches => {
  const isWhole = (some: readonly Found[]) => (some[0]?.hits ?? 0) === asked;
  const allPages = withMost(found.filter((one) => !isProduct(one)));
  const products = closestProducts(found.filter(isProduct), asked, isWhole(allPages));
  const isForReading = asked > 0 && allPages.length > 0 && !products.some(isNamed);
  const pages = isWhole(products) && !isForReading ? allPages.filter(isWholeAndNamed(asked)) : allPages;
  const shown = isWhole(products) && !isWhole(allPages) ? [] : pages;
  const first = products.length > 0 ? products : shown;
  return {
    found: [...products, ...shown],
    isPartial: first.length > 0 && !isWhole(first),
    isForReading: isForReading && shown.length > 0,
  };
};

const isWholeAndNamed =
  (asked: number) =>
  ({ hits, tier }: Found): boolean =>
    hits === asked && tier > 0;

const closestProducts = (
  products: readonly Found[],
  asked: number,
  hasWholePages: boolean,
): readonly Found[] => {
  const best = withMost(products);
  const most = best[0]?.hits ?? 0;
  const named = best.filter(isNamed);
  if (most === asked && named.length > 0) return named;
  if (most === asked) {
    // What only speaks of all of it is further off than the kind that is meant with most of it: a mattress for hot
    // sleepers is no sheet that speaks of mattresses and of hot sleepers.
    const meant = withMost(products.filter(({ isMeant }) => isMeant));
    return isMuch(meant, asked) && (meant[0]?.hits ?? 0) > 1 ? meant : best;
  }
  // Beside a page that has it all, a thing must at least be called so.
  const close = withMost(
    products.filter((one) => (hasWholePages ? one.isMeant || one.tier === 2 : isNamed(one))),
  );
  if (isMuch(close, asked)) return close;
  return hasWholePages ? [] : best;
};

/** So much of what was asked that it may be meant. */
const isMuch = ([first]: readonly Found[], asked: number): boolean => (first?.hits ?? 0) * 3 >= asked;

const isProduct = ({ kind }: Found): boolean => kind === 'product';
const isNamed = (one: Found): boolean => one.isMeant || one.tier > 0;

const withMost = (found: readonly Found[]): readonly Found[] => {
  const most = Math.max(...found.map(({ hits }) => hits));
  return found.filter(({ hits }) => hits === most);
};
