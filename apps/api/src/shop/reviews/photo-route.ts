import { reviewEndpoints } from '@counterpane/contract/reviews/review-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refused, SENT } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { ShopDeps } from '../deps.ts';
import { shrinkPhoto } from './shrink-photo.ts';
import { findShownPhoto } from './written-store.ts';

/** Bytes of small pictures that a process remembers: several hundred. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A picture of a review that was withdrawn may be seen for so many seconds where it was seen before. */
const CACHED = 'public, max-age=3600';

/** Photographs of published reviews, for everybody: in full, or as they stand beside the words. */
export const reviewPhotoRoute =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const small = new LRUCache<string, Buffer>({
      maxSize: MOST_BYTES,
      sizeCalculation: (bytes) => bytes.length,
    });

    const read = async (storageKey: string, isSmall: boolean): Promise<Buffer | null> => {
      const known = isSmall ? small.get(storageKey) : undefined;
      if (known) return known;
      const bytes = await deps.storage.read(storageKey);
      if (!bytes || !isSmall) return bytes;
      const shrunk = await shrinkPhoto(bytes);
      small.set(storageKey, shrunk);
      return shrunk;
    };

    route(app, reviewEndpoints.reviewPhoto, async ({ params: { photo: id }, query }, reply) => {
      const photo = await findShownPhoto(deps.database.db, id);
      const bytes = photo && (await read(photo.storageKey, query.size === 'small'));
      if (!bytes) return refused({ code: 'review_not_found' });
      await reply
        .type('image/jpeg')
        .header('content-disposition', `inline; filename="${id}.jpg"`)
        .header('cache-control', CACHED)
        .header('x-content-type-options', 'nosniff')
        .send(bytes);
      return SENT;
    });

    done();
  };
