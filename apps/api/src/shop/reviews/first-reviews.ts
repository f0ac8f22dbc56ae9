import type { FoundReview } from '@counterpane/providers/reviews/port';
import { REVIEWS_SHOWN_FIRST } from '@counterpane/rules/reviews/review-counts';
import type { CatalogueEntry, Storefront } from '../../catalogue/storefront.ts';
import type { ShopDeps } from '../deps.ts';
import { FIRST_PAGE } from './cached-reviews.ts';
import { storedReviews } from './stored-reviews.ts';

/** The six that a page of a product shows [C9, D60]: of a service what was heard of it, for a page waits for none. */
export const firstReviews = async (
  { database, reviewServices }: Pick<ShopDeps, 'database' | 'reviewServices'>,
  storefront: Storefront,
  { product, reviews }: CatalogueEntry,
): Promise<readonly FoundReview[]> => {
  if (reviews.total === 0) return [];
  const service = reviewServices.get(storefront.brand.key);
  const query = { ...FIRST_PAGE, perPage: REVIEWS_SHOWN_FIRST };
  const found = service
    ? service.findKnown(product.inventoryKey)
    : await storedReviews(database.db, storefront).list(product.inventoryKey, query);
  return found?.reviews.slice(0, REVIEWS_SHOWN_FIRST) ?? [];
};
