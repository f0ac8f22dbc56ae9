import { ReviewsFailed } from '@counterpane/providers/reviews/port';
import { eq } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/storefront.ts';
import { reviewSummaries } from '../../catalogue/tables.ts';
import { eachRow } from '../../database/each-row.ts';
import type { ShopDeps } from '../deps.ts';
import { type CachedReviews, FIRST_PAGE } from './cached-reviews.ts';
import { recountReviews, saveSummaries } from './recount-reviews.ts';

/**
 * Brings what pages show of reviews up to date with the services that publish them, each product once an hour, so that no page
 * asks one. What a service does not tell stays as it was last heard; what is left of a service that is gone is counted anew.
 * A product that fails keeps none behind it from its turn.
 */
export const followReviews = async (deps: ShopDeps): Promise<void> => {
  const { catalogue, database, reviewServices } = deps;
  const followed = [...reviewServices].flatMap(([brandKey, service]) => {
    const own = catalogue.storefronts.filter(({ brand }) => brand.key === brandKey);
    return [...new Set(own.flatMap(keysOf))].map((key) => ({ service, key }));
  });
  const unverified = await database.db
    .select({ key: reviewSummaries.inventoryKey })
    .from(reviewSummaries)
    .where(eq(reviewSummaries.isVerified, false));
  const left = unverified.map(({ key }) => key).filter((key) => !followed.some((one) => one.key === key));
  if (left.length > 0) await database.transaction((tx) => recountReviews(tx, left));
  try {
    await eachRow(followed, ({ service, key }) => follow(deps, service, key));
  } finally {
    if (followed.length > 0 || left.length > 0) catalogue.announceChange();
  }
};

const keysOf = ({ entries }: Storefront): string[] => entries.map(({ product }) => product.inventoryKey);

/** What a service does not answer is told to operators, and asked again next time. */
const follow = async (
  { database, logger }: ShopDeps,
  service: CachedReviews,
  inventoryKey: string,
): Promise<void> => {
  try {
    const { total, average, distribution } = await service.bottomline(inventoryKey);
    if (total > 0) await service.list(inventoryKey, FIRST_PAGE);
    const known = {
      ...{ inventoryKey, total, average: Math.round(average * 100), distribution },
      // A bottomline counts all reviews, whether their writers bought the product or not.
      ...{ fits: null, sleeps: null, isVerified: false },
    };
    await saveSummaries(database.db, [inventoryKey], total > 0 ? [known] : []);
  } catch (error) {
    const status = error instanceof ReviewsFailed ? error.status : null;
    const told = { err: error, status, service: service.id, inventoryKey };
    if (!(error instanceof ReviewsFailed)) {
      logger.error(told, 'the reviews of a product could not be followed');
      throw error;
    }
    if (status !== null && status >= 500) logger.error(told, 'the review service failed');
    else logger.warn(told, 'the review service did not answer');
  }
};
