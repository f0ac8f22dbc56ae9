import { ReviewsFailed } from '@counterpane/providers/reviews/port';
import { eq } from 'drizzle-orm';
import type { Storefront } from '../../catalogue/storefront.ts';
import { reviewSummaries } from '../../catalogue/tables.ts';
import { eachRow } from '../../database/each-row.ts';
import type { ShopDeps } from '../deps.ts';
import { type CachedReviews, FIRST_PAGE } from './cached-reviews.ts';
import { recountReviews, saveSummaries } from './recount-reviews.ts';

/** After this many answers in a row that are silence or a failure of its own, a service counts as down: the rest waits for another run. */
const MOST_IN_VAIN = 3;

/**
 * Brings what pages show of reviews up to date with the services that publish them, each product once an hour, so that no page
 * asks one. What a service does not tell stays as it was last heard; what is left of a service that is gone is counted anew.
 * A product that fails keeps none behind it from its turn, unless the service is down.
 */
export const followReviews = async (deps: ShopDeps): Promise<void> => {
  const { catalogue, database, reviewServices } = deps;
  const followed = [...reviewServices].map(([brandKey, service]) => {
    const own = catalogue.storefronts.filter(({ brand }) => brand.key === brandKey);
    return { service, keys: [...new Set(own.flatMap(keysOf))] };
  });
  const followedKeys = new Set(followed.flatMap(({ keys }) => keys));
  const unverified = await database.db
    .select({ key: reviewSummaries.inventoryKey })
    .from(reviewSummaries)
    .where(eq(reviewSummaries.isVerified, false));
  const left = unverified.map(({ key }) => key).filter((key) => !followedKeys.has(key));
  if (left.length > 0) await database.transaction((tx) => recountReviews(tx, left));
  try {
    await eachRow(followed, ({ service, keys }) => followAll(deps, service, keys));
  } finally {
    if (followedKeys.size > 0 || left.length > 0) catalogue.announceChange();
  }
};

const keysOf = ({ entries }: Storefront): string[] => entries.map(({ product }) => product.inventoryKey);

/** @throws AggregateError at the end, of all that failed here and not at the service. */
const followAll = async (deps: ShopDeps, service: CachedReviews, keys: readonly string[]): Promise<void> => {
  let inVain = 0;
  await eachRow(keys, async (key) => {
    if (inVain === MOST_IN_VAIN) return;
    inVain = (await follow(deps, service, key)) === 'down' ? inVain + 1 : 0;
    if (inVain === MOST_IN_VAIN)
      deps.logger.error({ service: service.id }, 'the review service is down, and the rest waits');
  });
};

/**
 * What a service does not answer is told to operators, and asked again next time. `down` where nothing came, or a failure of
 * the service itself: the next product would fare no better.
 */
const follow = async (
  { database, logger }: ShopDeps,
  service: CachedReviews,
  inventoryKey: string,
): Promise<'followed' | 'refused' | 'down'> => {
  try {
    const { total, average, distribution } = await service.bottomline(inventoryKey);
    if (total > 0) await service.list(inventoryKey, FIRST_PAGE);
    const known = {
      ...{ inventoryKey, total, average: Math.round(average * 100), distribution },
      // A bottomline counts all reviews, whether their writers bought the product or not.
      ...{ fits: null, sleeps: null, isVerified: false },
    };
    await saveSummaries(database.db, [inventoryKey], total > 0 ? [known] : []);
    return 'followed';
  } catch (error) {
    const status = error instanceof ReviewsFailed ? error.status : null;
    const told = { err: error, status, service: service.id, inventoryKey };
    if (!(error instanceof ReviewsFailed)) {
      logger.error(told, 'the reviews of a product could not be followed');
      throw error;
    }
    if (status !== null && status >= 500) logger.error(told, 'the review service failed');
    else logger.warn(told, 'the review service did not answer');
    return status === null || status >= 500 ? 'down' : 'refused';
  }
};
