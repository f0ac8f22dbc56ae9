import { randomBytes } from 'node:crypto';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { reencodePhoto } from './reencode-photo.ts';
import { insertPhotos, type Photo } from './store.ts';

/** Stores photographs of an order, all or none. One after the other: each needs the memory of a whole picture. */
export const addPhotos = async (
  { database, storage, clock }: Pick<OrderDeps, 'database' | 'storage' | 'clock'>,
  orderId: string,
  files: readonly Buffer[],
): Promise<Decision<readonly Photo[], 'photo_refused'>> => {
  const read: { readonly photo: Photo; readonly bytes: Buffer }[] = [];
  for (const file of files) {
    const made = await reencodePhoto(file);
    if (!made) return refuse({ code: 'photo_refused', fault: 'unreadable' });
    const { bytes, width, height } = made;
    const storageKey = randomBytes(24).toString('base64url');
    const photo = {
      id: newId(),
      orderId,
      returnId: null,
      claimId: null,
      reviewId: null,
      storageKey,
      width,
      height,
      createdAt: isoNow(clock),
    };
    read.push({ photo, bytes });
  }
  const photos = read.map(({ photo }) => photo);
  // Every file has a row that it is deleted by, also where its process dies in between.
  await insertPhotos(database.db, photos);
  for (const { photo, bytes } of read) await storage.put(photo.storageKey, { bytes, type: 'image/jpeg' });
  return accept(photos);
};
