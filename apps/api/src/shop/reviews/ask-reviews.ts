import { type ReviewService, ReviewsFailed } from '@counterpane/providers/reviews/port';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { ShopDeps } from '../deps.ts';
import { storedReviews } from './stored-reviews.ts';

/** What publishes the reviews of a storefront: the service of its brand, or the store itself. */
export const reviewServiceOf = (
  { database, reviewServices }: Pick<ShopDeps, 'database' | 'reviewServices'>,
  storefront: Storefront,
): ReviewService => reviewServices.get(storefront.brand.key) ?? storedReviews(database.db, storefront);

type Asked<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly refusal: RefusalOf<'reviews_silent'> };

/**
 * An answer of a service. Where it failed with 500 or above, operators hear of it and the answer is `nothing`; any other
 * failure rejects [C8].
 */
export const askReviews = async <Answer>(
  { logger }: Pick<ShopDeps, 'logger'>,
  ask: () => Promise<Answer>,
  nothing: Answer,
): Promise<Asked<Answer>> => {
  try {
    return { ok: true, answer: await ask() };
  } catch (error) {
    if (!(error instanceof ReviewsFailed)) throw error;
    if (error.status === null || error.status < 500)
      return { ok: false, refusal: { code: 'reviews_silent' } };
    logger.error({ err: error, status: error.status }, 'the review service failed');
    return { ok: true, answer: nothing };
  }
};
