import type { Stars } from '@counterpane/contract/reviews/reviews';
import type { ProductReviews } from '../../catalogue/storefront.ts';

/** What stands beside a product wherever it is shown. */
export const starsOf = ({ total, average, isSample }: ProductReviews): Stars => ({
  total,
  average,
  isSample,
});
