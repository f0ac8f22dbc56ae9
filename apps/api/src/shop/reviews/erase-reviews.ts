import { eq, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { isoOf } from '../../database/when.ts';
import { deletePhotos } from '../../order/photos/store.ts';
import { photos } from '../../order/photos/tables.ts';
import { recountReviews } from './recount-reviews.ts';
import { reviewEvents, reviews } from './tables.ts';

/** What was written about orders, to hand over to who wrote it. */
export const exportReviews = async (db: Queries, orderId: string) => {
  const found = await db.select().from(reviews).where(eq(reviews.orderId, orderId));
  return found.map(({ status, score, title, words, author, fits, sleeps, draft, answer, createdAt }) => ({
    ...{ status, score, title, words, author, fits, sleeps, answer },
    draft: draft && { title: draft.title, words: draft.words, score: draft.score },
    createdAt: isoOf(createdAt),
  }));
};

/**
 * Deletes what was written about orders, with its photographs. Stars that are left of nobody would be figures that no one can check:
 * they go too, and the products are counted anew, in every process once that is committed.
 */
export const eraseReviews = async (tx: Queries, clock: Clock, orderIds: readonly string[]): Promise<void> => {
  if (orderIds.length === 0) return;
  const found = await tx
    .select({ id: reviews.id, inventoryKey: reviews.inventoryKey })
    .from(reviews)
    .where(inArray(reviews.orderId, [...orderIds]));
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await deletePhotos(tx, clock, inArray(photos.reviewId, ids));
  await tx.delete(reviewEvents).where(inArray(reviewEvents.reviewId, ids));
  await tx.delete(reviews).where(inArray(reviews.id, ids));
  await recountReviews(tx, [...new Set(found.map(({ inventoryKey }) => inventoryKey))]);
  await tx.execute(sql`select pg_notify('catalogue', 'reviews'), pg_notify('page_cache', '["reviews"]')`);
};
