import type { FastifyReply } from 'fastify';
import { SENT } from '../../http/answers.ts';
import type { OrderDeps } from '../deps.ts';
import type { Photo } from './store.ts';

/** Answers with the bytes of a photograph, for the one who asked alone; null where there is none. */
export const sendPhoto = async (
  { storage }: Pick<OrderDeps, 'storage'>,
  reply: FastifyReply,
  photo: Photo | null,
): Promise<typeof SENT | null> => {
  const bytes = photo && (await storage.read(photo.storageKey));
  if (!bytes) return null;
  await reply
    .type('image/jpeg')
    .header('content-disposition', `inline; filename="${photo.id}.jpg"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
  return SENT;
};
