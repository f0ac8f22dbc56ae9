import { systemClock } from '@counterpane/api/clock';
import type { ShopDeps } from '@counterpane/api/shop/deps';
import { cachedReviews } from '@counterpane/api/shop/reviews/cached-reviews';
import { yotpoReviews } from '@counterpane/providers/reviews/yotpo/yotpo-reviews';
import { traceReviews } from '../monitoring/trace-calls.ts';
import type { YotpoKeys } from './yotpo-keys.ts';

/** Of each call [C7, C9]. */
const REVIEWS_TIMEOUT_MS = 3_000;

/** The services of the brands that have an account; all others show the store's own reviews. */
export const reviewServicesOf = ({ appKeys, apiUrl }: YotpoKeys): ShopDeps['reviewServices'] =>
  new Map(
    [...appKeys].map(([brand, appKey]) => {
      const service = traceReviews(yotpoReviews({ appKey, apiUrl, timeoutMs: REVIEWS_TIMEOUT_MS }));
      return [brand, cachedReviews(service, systemClock)];
    }),
  );
