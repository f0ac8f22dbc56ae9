import type { Listed } from './facets.ts';

/** The orders of a list; `featured` is the shopkeeper's own [C2]. */
export const SORTS = ['featured', 'price-low', 'price-high', 'saving', 'top-rated', 'name'] as const;
export type Sort = (typeof SORTS)[number];

type Sortable = Pick<Listed, 'title' | 'price' | 'list' | 'rating'>;

const COMPARE: Readonly<Record<Exclude<Sort, 'featured'>, (a: Sortable, b: Sortable) => number>> = {
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  saving: (a, b) => b.list - b.price - (a.list - a.price),
  'top-rated': (a, b) => rankOf(b) - rankOf(a),
  name: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/** As if so many more had found a product middling: one delighted customer puts nothing above what hundreds like. */
const DOUBTFUL_REVIEWS = 5;
const MIDDLE_SCORE = 3;

/** Those that customers rated stand before those that only samples show, and both before those without a review. */
const rankOf = ({ rating: { total, average, isSample } }: Sortable): number => {
  if (total === 0) return 0;
  const likely = (total * average + DOUBTFUL_REVIEWS * MIDDLE_SCORE) / (total + DOUBTFUL_REVIEWS);
  return isSample ? likely : MOST_STARS + likely;
};

/** More than a product can be given. */
const MOST_STARS = 6;

/** A list in another order; what is equal stays in the shopkeeper's. */
export const sortListed = <Item extends Sortable>(items: readonly Item[], sort: Sort): Item[] =>
  sort === 'featured' ? [...items] : items.toSorted(COMPARE[sort]);

/** The order that a text names, or the shopkeeper's. */
export const sortOf = (text: string | undefined): Sort => SORTS.find((sort) => sort === text) ?? 'featured';
