import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import { isForSale } from '../search/searchable.ts';
import { mattressesOf } from './mattresses.ts';

type Kind = CatalogueEntry['product']['kind'];

/** With fewer there is nothing to compare. */
const LEAST = 2;

/** What a storefront sells two or more of, by kind, mattresses first: only things of one kind are compared. */
export const comparedKinds = (storefront: Storefront): ReadonlyMap<Kind, readonly CatalogueEntry[]> => {
  const others = storefront.entries
    .filter(isForSale)
    .filter(({ data, product }) => product.kind !== 'mattress' && data.search.canonical === undefined);
  const kinds = new Map([
    ['mattress' as const, mattressesOf(storefront)],
    ...Map.groupBy(others, ({ product }) => product.kind),
  ]);
  return new Map([...kinds].filter(([, entries]) => entries.length >= LEAST));
};
