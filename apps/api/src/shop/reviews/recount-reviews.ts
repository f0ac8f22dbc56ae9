import { averageOf, summarizeScores } from '@counterpane/rules/reviews/review-counts';
import { SHOWN_STATES } from '@counterpane/rules/reviews/review-states';
import { and, inArray, not, sql } from 'drizzle-orm';
import { reviewSummaries } from '../../catalogue/tables.ts';
import type { Queries } from '../../database/open.ts';
import { reviews } from './tables.ts';

type Summary = typeof reviewSummaries.$inferInsert;

/**
 * Counts the published reviews of products anew: what pages show of them from the next reading of the catalogue on. The edition
 * goes up also where the figures stay: words have changed.
 */
export const recountReviews = async (tx: Queries, keys: readonly string[]): Promise<void> => {
  for (const key of [...keys].toSorted()) await lockCount(tx, key);
  const { inventoryKey, score, fits, sleeps } = reviews;
  const rows = await tx
    .select({ inventoryKey, score, fits, sleeps })
    .from(reviews)
    .where(and(inArray(inventoryKey, [...keys]), inArray(reviews.status, SHOWN_STATES)));
  const counted = [...Map.groupBy(rows, (row) => row.inventoryKey)].map(([key, own]): Summary => {
    const { total, average, distribution } = summarizeScores(own.map((row) => row.score));
    return {
      ...{ inventoryKey: key, total, average: hundredths(average), distribution, isVerified: true },
      fits: hundredthsOf(own.flatMap((row) => row.fits ?? [])),
      sleeps: hundredthsOf(own.flatMap((row) => row.sleeps ?? [])),
    };
  });
  await saveSummaries(tx, keys, counted);
  await tx
    .update(reviewSummaries)
    .set({ edition: sql`${reviewSummaries.edition} + 1` })
    .where(inArray(reviewSummaries.inventoryKey, [...keys]));
};

/** Two reviews of a product that are published at once are counted one after the other. */
const lockCount = (tx: Queries, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reviews ${key}`}))`);

/** Sets what is known of these products; of those without a summary nothing is. */
export const saveSummaries = async (
  tx: Queries,
  keys: readonly string[],
  summaries: readonly Summary[],
): Promise<void> => {
  const gone = inArray(reviewSummaries.inventoryKey, [...keys]);
  const known = summaries.map(({ inventoryKey }) => inventoryKey);
  await tx
    .delete(reviewSummaries)
    .where(known.length === 0 ? gone : and(gone, not(inArray(reviewSummaries.inventoryKey, known))));
  for (const { inventoryKey, ...set } of summaries)
    await tx
      .insert(reviewSummaries)
      .values({ inventoryKey, ...set })
      .onConflictDoUpdate({ target: reviewSummaries.inventoryKey, set });
};

const hundredths = (value: number): number => Math.round(value * 100);

const hundredthsOf = (values: readonly number[]): number | null => {
  const average = averageOf(values);
  return average === null ? null : hundredths(average);
};
