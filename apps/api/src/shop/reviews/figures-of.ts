import type { ReviewFigures } from '@counterpane/contract/reviews/reviews';
import type { ProductReviews } from '../../catalogue/storefront.ts';

/** Everything that a page says in figures. */
export const figuresOf = ({ distribution, edition: _, ...figures }: ProductReviews): ReviewFigures => ({
  ...figures,
  distribution: distribution && [...distribution],
});
