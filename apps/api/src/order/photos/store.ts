import type { ShownPhoto } from '@counterpane/contract/orders/photos';
import { and, asc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueueAll } from '../../outbox/store.ts';
import { photos } from './tables.ts';

export type Photo = typeof photos.$inferSelect;

/** What photographs belong to. */
type Owner = Pick<Photo, 'returnId'> | Pick<Photo, 'claimId'> | Pick<Photo, 'reviewId'>;

export const insertPhotos = async (db: Queries, made: readonly Photo[]): Promise<void> => {
  await db.insert(photos).values([...made]);
};

/** Photographs of an order that belong to something, the oldest first. */
export const photosOf = (db: Queries, orderId: string): Promise<Photo[]> =>
  db
    .select()
    .from(photos)
    .where(and(eq(photos.orderId, orderId), isUsed))
    .orderBy(asc(photos.createdAt), asc(photos.id));

export const findPhoto = async (db: Queries, orderId: string, id: string): Promise<Photo | null> => {
  const [found] = await db
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), eq(photos.orderId, orderId), isUsed));
  return found ?? null;
};

const isUsed = or(isNotNull(photos.returnId), isNotNull(photos.claimId), isNotNull(photos.reviewId));

/** Photographs that nothing has been asked with. */
export const isUnused = and(isNull(photos.returnId), isNull(photos.claimId), isNull(photos.reviewId));

const unusedOf = (orderId: string, ids: readonly string[]): SQL | undefined =>
  and(inArray(photos.id, [...ids]), eq(photos.orderId, orderId), isUnused);

/** Whether all of these were sent for an order and belong to nothing yet. */
export const arePhotosUnused = async (
  tx: Queries,
  orderId: string,
  ids: readonly string[],
): Promise<boolean> =>
  ids.length === 0 || (await tx.$count(photos, unusedOf(orderId, ids))) === new Set(ids).size;

/** Gives photographs of a locked order to what is asked with them. */
export const usePhotos = async (
  tx: Queries,
  orderId: string,
  ids: readonly string[],
  owner: Owner,
): Promise<void> => {
  if (ids.length > 0) await tx.update(photos).set(owner).where(unusedOf(orderId, ids));
};

/** Deletes photographs; their files follow once that is committed, however often the storage has to be asked. */
export const deletePhotos = async (tx: Queries, clock: Clock, which: SQL | undefined): Promise<void> => {
  const gone = await tx.delete(photos).where(which).returning({ key: photos.storageKey });
  if (gone.length > 0)
    await enqueueAll(
      tx,
      clock,
      gone.map((payload) => ({ topic: 'photo.deleted', payload })),
    );
};

/** A photograph as pages show it. */
export const shownPhoto = ({ id, width, height }: Photo): ShownPhoto => ({ id, width, height });

/** Those that were sent with a return or a claim, or belong to a review. */
export const photosFor = (all: readonly Photo[], made: { readonly id: string }): ShownPhoto[] =>
  all.filter((photo) => [photo.returnId, photo.claimId, photo.reviewId].includes(made.id)).map(shownPhoto);
