import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../envelope.ts';
import { photosAnswerSchema } from './photos.ts';

const params = z.object({ id: z.string().max(64) });
const query = z.object({ token: z.string().max(200).optional() });

/** Photographs that customers send with a return: private, and read by who may see the order and by staff. */
export const photoEndpoints = {
  sendPhotos: endpoint({
    at: 'POST /orders/:id/photos',
    summary: 'Sends photographs of an order, for what is asked with them next',
    description:
      'The body is `multipart/form-data` with one to five files named `photos`: JPEG, PNG, WebP or AVIF of 8 MB at most. Each is stored anew as JPEG of at most 2,000 pixels, without what the camera wrote into it. Those that nothing is asked with are deleted after two days.',
    who: 'visitor',
    params,
    query,
    answer: photosAnswerSchema,
    counts: ['sendPhotos'],
    refusals: ['order_not_found', 'photo_refused', 'malformed', 'storage_unavailable'],
  }),
  orderPhoto: endpoint({
    at: 'GET /orders/:id/photos/:photo',
    summary: 'A photograph that was sent for an order',
    who: 'visitor',
    params: params.extend({ photo: idSchema }),
    query,
    answer: { media: 'image/jpeg' },
    refusals: ['order_not_found', 'storage_unavailable'],
    limit: 'openPhoto',
  }),
} as const;
