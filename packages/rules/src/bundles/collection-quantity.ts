import type { Collection, CollectionItem, CollectionType } from './collection.ts';

/** How many of each piece a collection sells at most (catalogue section 9). */
export const COLLECTION_MAXIMUMS: Readonly<Record<CollectionType, number>> = {
  mattress: 1,
  bedframe: 1,
  nightstand: 2,
  dresser: 1,
  chest: 1,
};

/** Kids sets with one nightstand only (catalogue section 9). */
const SINGLE_NIGHTSTAND = /wistenpine|onita/i;

/**
 * How many of a piece a collection sells at most: 2 nightstands, 1 of everything else, and 1 nightstand
 * in the kids sets Wistenpine and Onita.
 * @example maximumQuantity('nightstand', { name: 'mira', kind: 'bedroom-set' }) // 2
 */
export const maximumQuantity = (
  type: CollectionType,
  { name, kind }: Pick<Collection, 'name' | 'kind'>,
): number => (kind === 'kids-set' && SINGLE_NIGHTSTAND.test(name) ? 1 : COLLECTION_MAXIMUMS[type]);

/**
 * How many of a piece a set starts with: nightstands come in pairs in a bedroom set, but never more than
 * the collection sells (catalogue section 5, decisions row 48); everything else once.
 */
export const collectionQuantity = (
  { type, maximumQuantity: maximum }: Pick<CollectionItem, 'type' | 'maximumQuantity'>,
  { kind }: Pick<Collection, 'kind'>,
): number => Math.min(type === 'nightstand' && kind === 'bedroom-set' ? 2 : 1, maximum);
