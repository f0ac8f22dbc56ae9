import type { Listed } from './facets.ts';

/** The orders of a list; `featured` is the shopkeeper's own [C2]. */
export const SORTS = ['featured', 'price-low', 'price-high', 'saving', 'name'] as const;
export type Sort = (typeof SORTS)[number];

type Sortable = Pick<Listed, 'title' | 'price' | 'list'>;

const COMPARE: Readonly<Record<Exclude<Sort, 'featured'>, (a: Sortable, b: Sortable) => number>> = {
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  saving: (a, b) => b.list - b.price - (a.list - a.price),
  name: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/** A list in another order; what is equal stays in the shopkeeper's. */
export const sortListed = <Item extends Sortable>(items: readonly Item[], sort: Sort): Item[] =>
  sort === 'featured' ? [...items] : items.toSorted(COMPARE[sort]);

/** The order that a text names, or the shopkeeper's. */
export const sortOf = (text: string | undefined): Sort => SORTS.find((sort) => sort === text) ?? 'featured';
