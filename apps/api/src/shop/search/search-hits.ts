import type { Size } from '@counterpane/rules/options/sizes';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { isMadeInSize } from './result-cards.ts';
import type { Found } from './search-index.ts';
import { isForSale } from './searchable.ts';

/** What was found, as the storefront has it now. */
export interface Resolved {
  readonly products: readonly CatalogueEntry[];
  /** Paths of lists and sets. */
  readonly lists: readonly string[];
  /** Paths of written pages. */
  readonly articles: readonly string[];
  readonly size: Size | null;
  /** None of the products comes in the size that was asked for. */
  readonly isSizeMissed: boolean;
}

/**
 * Leads what was found back to what is sold and shown now. Where something is called by what was asked for, what only
 * mentions it is left out; a size leaves what comes in it, if anything does.
 */
export const resolveHits = (found: readonly Found[], size: Size | null, storefront: Storefront): Resolved => {
  const entries = strongest(found.filter(({ kind }) => kind === 'product'))
    .flatMap(({ name }) => storefront.findEntry(name) ?? [])
    .filter(isForSale);
  const inSize = size === null ? entries : entries.filter((entry) => isMadeInSize(entry, size));
  const isSizeMissed = entries.length > 0 && inSize.length === 0;
  const products = isSizeMissed ? entries : inSize;
  return {
    products,
    size,
    lists: listsFor(found, size, storefront),
    articles: found.filter(({ kind }) => kind === 'article').map(({ name }) => name),
    isSizeMissed,
  };
};

const strongest = (found: readonly Found[]): readonly Found[] => {
  const named = found.filter(({ tier }) => tier > 0);
  return named.length > 0 ? named : found;
};

const sizeOf = (path: string, { brand }: Storefront): string | null => {
  const { listings } = brand.content;
  const name = path.slice(1);
  return Object.hasOwn(listings, name) ? (listings[name]?.size ?? null) : null;
};

/** Lists of the size come first. A query that only names a size leads to the list of that size. */
const listsFor = (found: readonly Found[], size: Size | null, storefront: Storefront): string[] => {
  const isSizeAlone = found.every(({ hits }) => hits === 0);
  const named = found.filter(({ kind, tier }) => kind === 'list' && tier > 0).map(({ name }) => name);
  const own = isSizeAlone ? Object.keys(storefront.brand.content.listings).map((name) => `/${name}`) : [];
  const isOfSize = (path: string) => size !== null && sizeOf(path, storefront) === size;
  return [
    ...[...own, ...named].filter(isOfSize),
    ...named.filter((path) => sizeOf(path, storefront) === null),
  ];
};
