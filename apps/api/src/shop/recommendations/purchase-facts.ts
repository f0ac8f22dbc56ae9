import { purchaseFacts } from '@counterpane/rules/recommendations/purchase-facts';
import type { PurchaseFacts } from '@counterpane/rules/recommendations/rank-recommendations';
import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { purchaseCounts, purchasePairs } from './tables.ts';

/** What the orders of a brand tell, as they count at a time in milliseconds. */
export const readPurchaseFacts = async (db: Queries, brand: string, now: number): Promise<PurchaseFacts> => {
  const counts = await db.select().from(purchaseCounts).where(eq(purchaseCounts.brand, brand));
  const pairs = await db.select().from(purchasePairs).where(eq(purchasePairs.brand, brand));
  return purchaseFacts({ counts, pairs }, now);
};

/** How long what was read is taken for true: recommendations need not know of the last few orders. */
const TRUE_FOR_MS = 10 * 60_000;

/** More brands than there are. */
const MOST_BRANDS = 50;

/** Facts by brand, each read again in the background when it is old: no page waits for it but the first. */
export const rememberFacts = ({
  database,
  clock,
}: Pick<OrderDeps, 'database' | 'clock'>): LRUCache<string, PurchaseFacts> =>
  new LRUCache({
    max: MOST_BRANDS,
    ttl: TRUE_FOR_MS,
    perf: { now: () => clock.now() },
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (brand) => readPurchaseFacts(database.db, brand, clock.now()),
  });
