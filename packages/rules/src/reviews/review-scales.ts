import type { ProductKind } from '../options/product.ts';

/** What a review says beside its score: how a thing fits, and how it lies, each from 1 to 5 with 3 for "as expected". */
export type ReviewScale = 'fits' | 'sleeps';

const SCALES: Readonly<Partial<Record<ProductKind, readonly ReviewScale[]>>> = {
  mattress: ['sleeps'],
  pillow: ['sleeps'],
  sheets: ['fits', 'sleeps'],
  protector: ['fits'],
  bedframe: ['fits'],
  foundation: ['fits'],
  'adjustable-base': ['fits'],
};

const BY_KIND: ReadonlyMap<string, readonly ReviewScale[]> = new Map(Object.entries(SCALES));

/**
 * What its customers are asked about a kind of product [R053].
 * @example scalesFor('mattress') // ["sleeps"]
 */
export const scalesFor = (kind: string): readonly ReviewScale[] => BY_KIND.get(kind) ?? [];
