import { SHOWN_STATES } from '@counterpane/rules/reviews/review-states';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { deletePhotos, type Photo } from '../../order/photos/store.ts';
import { photos } from '../../order/photos/tables.ts';
import type { Review } from './store.ts';
import { reviewEvents, reviews, reviewVotes } from './tables.ts';

type ReviewEvent = Pick<typeof reviewEvents.$inferSelect, 'status' | 'source' | 'at'>;

/** What was written about an order, the oldest first. */
export const reviewsOfOrder = (db: Queries, orderId: string): Promise<Review[]> =>
  db
    .select()
    .from(reviews)
    .where(eq(reviews.orderId, orderId))
    .orderBy(asc(reviews.createdAt), asc(reviews.id));

export const findReview = async (db: Queries, id: string): Promise<Review | null> => {
  const [found] = await db.select().from(reviews).where(eq(reviews.id, id));
  return found ?? null;
};

/** The review of a line. */
export const findReviewOfLine = async (
  db: Queries,
  orderId: string,
  itemIdentifier: string,
): Promise<Review | null> => {
  const [found] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.orderId, orderId), eq(reviews.itemIdentifier, itemIdentifier)));
  return found ?? null;
};

export const insertReview = async (tx: Queries, written: typeof reviews.$inferInsert): Promise<void> => {
  await tx.insert(reviews).values(written);
};

/** Changes a review of a locked order. */
export const updateReview = async (tx: Queries, id: string, change: Partial<Review>): Promise<void> => {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
};

/** Writes a step of it down. */
export const insertReviewEvent = async (tx: Queries, reviewId: string, event: ReviewEvent): Promise<void> => {
  await tx.insert(reviewEvents).values({ reviewId, ...event });
};

/** Deletes the photographs of a review that are none of these. */
export const deletePhotosBut = (
  tx: Queries,
  clock: Clock,
  reviewId: string,
  ids: readonly string[],
): Promise<void> =>
  deletePhotos(tx, clock, and(eq(photos.reviewId, reviewId), notInArray(photos.id, [...ids])));

/** A photograph that shoppers see with a review. */
export const findShownPhoto = async (db: Queries, id: string): Promise<Photo | null> => {
  const [found] = await db
    .select({ photo: photos })
    .from(photos)
    .innerJoin(reviews, eq(reviews.id, photos.reviewId))
    .where(
      and(
        eq(photos.id, id),
        inArray(reviews.status, SHOWN_STATES),
        sql`${reviews.photos} @> to_jsonb(${id}::text)`,
      ),
    );
  return found?.photo ?? null;
};

export const deleteVotes = async (tx: Queries, reviewId: string): Promise<void> => {
  await tx.delete(reviewVotes).where(eq(reviewVotes.reviewId, reviewId));
};
