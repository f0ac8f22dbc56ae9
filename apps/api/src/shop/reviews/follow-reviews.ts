import { ReviewsFailed } from '@counterpane/providers/reviews/port';
import { eq } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/storefront.ts';
import { reviewSummaries } from '../../catalogue/tables.ts';
import type { ShopDeps } from '../deps.ts';
import { type CachedReviews, FIRST_PAGE } from './cached-reviews.ts';
import { recountReviews, saveSummaries } from './recount-reviews.ts';

/**
 * Brings what pages show of reviews up to date with the services that publish them, each product once an hour, so that no page
 * asks one. What a service does not tell stays as it was last heard; what is left of a service that is gone is counted anew.
 */
export const followReviews = async (deps: ShopDeps): Promise<void> => {
  const { catalogue, database, reviewServices } = deps;
  const followed = new Set<string>();
  for (const [brandKey, service] of reviewServices) {
    const own = catalogue.storefronts.filter(({ brand }) => brand.key === brandKey);
    const keys = new Set(own.flatMap(keysOf));
    for (const key of keys) followed.add(key);
    for (const key of keys) if (!(await follow(deps, service, key))) break;
  }
  const unverified = await database.db
    .select({ key: reviewSummaries.inventoryKey })
    .from(reviewSummaries)
    .where(eq(reviewSummaries.isVerified, false));
  const left = unverified.map(({ key }) => key).filter((key) => !followed.has(key));
  if (left.length > 0) await database.transaction((tx) => recountReviews(tx, left));
  if (followed.size > 0 || left.length > 0) catalogue.announceChange();
};

const keysOf = ({ entries }: Storefront): string[] => entries.map(({ product }) => product.inventoryKey);

/** False where the service does not answer: the others are asked next time. */
const follow = async (
  { database, logger }: ShopDeps,
  service: CachedReviews,
  inventoryKey: string,
): Promise<boolean> => {
  try {
    const { total, average, distribution } = await service.bottomline(inventoryKey);
    if (total > 0) await service.list(inventoryKey, FIRST_PAGE);
    const known = {
      ...{ inventoryKey, total, average: Math.round(average * 100), distribution },
      // A bottomline counts all reviews, whether their writers bought the product or not.
      ...{ fits: null, sleeps: null, isVerified: false },
    };
    await saveSummaries(database.db, [inventoryKey], total > 0 ? [known] : []);
    return true;
  } catch (error) {
    if (!(error instanceof ReviewsFailed)) throw error;
    const isTheirs = error.status !== null && error.status >= 500;
    const told = { err: error, status: error.status, service: service.id };
    if (isTheirs) logger.error(told, 'the review service failed');
    else logger.warn(told, 'the review service did not answer');
    return error.status !== null && !isTheirs;
  }
};
