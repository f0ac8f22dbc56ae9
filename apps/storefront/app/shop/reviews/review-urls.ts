import type { ReviewSort } from '@counterpane/contract/reviews/reviews';
import { withQuery } from '../../page-urls.ts';

interface ShownReviews {
  /** The name of a product; without it the page shows those of all. */
  readonly product?: string | undefined;
  readonly scores?: readonly number[];
  readonly sort?: ReviewSort;
  readonly page?: number;
}

/** The pages about what customers think: apart from the others, which the scripts of public pages bring. */
export const reviewUrls = {
  reviews: ({ product, scores = [], sort = 'newest', page = 1 }: ShownReviews = {}) =>
    withQuery('/reviews', {
      product,
      scores: scores.length === 0 ? undefined : scores.join(','),
      sort: sort === 'newest' ? undefined : sort,
      page: page === 1 ? undefined : String(page),
    }),
  /** Where visitors say that a review was helpful. */
  helpful: () => '/reviews/helpful',
  /** What was asked about a product, and where something is asked. */
  questions: (product: string) => withQuery('/reviews/questions', { product }),
  videos: () => '/reviews/video-testimonials',
} as const;
