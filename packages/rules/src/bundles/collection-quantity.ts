import type { Collection, CollectionItem, CollectionType } from './collection.ts';

/** How many of each piece a collection sells at most [C9]. */
export const COLLECTION_MAXIMUMS: Readonly<Record<CollectionType, number>> = {
  mattress: 1,
  bedframe: 1,
  nightstand: 2,
  dresser: 1,
  chest: 1,
};

/** Kids sets with one nightstand only [C9]. */
const SINGLE_NIGHTSTAND = /wistenpine|onita/i;

/**
 * How many of a piece a collection sells at most: what its definition says, but no more than 2
 * nightstands, 1 of everything else, and 1 nightstand in the kids sets Wistenpine and Onita.
 */
export const greatestQuantity = (
  { type, maximumQuantity }: Pick<CollectionItem, 'type' | 'maximumQuantity'>,
  { name, kind }: Pick<Collection, 'name' | 'kind'>,
): number => {
  const isSingle = kind === 'kids-set' && SINGLE_NIGHTSTAND.test(name);
  return Math.min(maximumQuantity, isSingle ? 1 : COLLECTION_MAXIMUMS[type]);
};

/**
 * How many of a piece a set starts with: nightstands come in pairs in a bedroom set, but never more than
 * the collection sells [C5, D48]; everything else once.
 */
export const collectionQuantity = (
  item: Pick<CollectionItem, 'type' | 'maximumQuantity'>,
  collection: Pick<Collection, 'name' | 'kind'>,
): number => {
  const wanted = item.type === 'nightstand' && collection.kind === 'bedroom-set' ? 2 : 1;
  return Math.min(wanted, greatestQuantity(item, collection));
};
