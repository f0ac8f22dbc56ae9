import type { Brand } from '@counterpane/catalogue/brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import { averageOf, summarizeScores } from '@counterpane/rules/reviews/review-counts';
import type { ProductReviews } from './storefront.ts';
import type { reviewSummaries } from './tables.ts';

/** What the reviews of a product come to; samples count only where there is no customer's. */
export const reviewsOf = (
  row: typeof reviewSummaries.$inferSelect | null,
  { name }: Pick<ProductData, 'name'>,
  samples: Brand['sampleReviews'],
): ProductReviews => {
  if (row) {
    const { total, average, distribution, fits, sleeps, isVerified, edition } = row;
    return {
      ...{ total, average: average / 100, distribution, isVerified, isSample: false, edition },
      ...{ fits: fits === null ? null : fits / 100, sleeps: sleeps === null ? null : sleeps / 100 },
    };
  }
  const own = samples.filter(({ product }) => product === name);
  return {
    ...summarizeScores(own.map(({ score }) => score)),
    fits: averageOf(own.flatMap(({ fits }) => fits ?? [])),
    sleeps: averageOf(own.flatMap(({ sleeps }) => sleeps ?? [])),
    isVerified: false,
    isSample: own.length > 0,
    edition: 0,
  };
};
