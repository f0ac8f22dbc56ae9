import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from './read-body.ts';

const bodySchema = z.strictObject({ reference: z.string().min(1) });

/** `POST /_sandbox/holds/expire`: the time of a hold runs out. 404 for money that is not held. */
export const registerHoldLever = (
  app: FastifyInstance,
  expire: (reference: string) => boolean,
  commit: () => void,
): void => {
  app.post('/_sandbox/holds/expire', async (request, reply) => {
    const { reference } = bodySchema.parse(readBody(request.body));
    if (!expire(reference)) return reply.code(404).send({ error: 'no money is held by that' });
    commit();
    return { expired: reference };
  });
};
