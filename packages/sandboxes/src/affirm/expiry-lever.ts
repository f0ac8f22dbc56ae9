import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readBody } from '../control/read-body.ts';
import type { AffirmContext } from './context.ts';

const bodySchema = z.strictObject({ checkout: z.string().min(1) });

/** `POST /_sandbox/expire`: the time of a checkout is over. 404 for one that there is not. */
export const registerExpiryLever = (app: FastifyInstance, { state, now, commit }: AffirmContext): void => {
  app.post('/_sandbox/expire', async (request, reply) => {
    const { checkout: id } = bodySchema.parse(readBody(request.body));
    const checkout = state.find('session', id);
    if (!checkout) return reply.code(404).send({ error: 'there is no such checkout' });
    state.save('session', id, { ...checkout, expiresAt: `${now().toISOString().slice(0, 19)}Z` });
    commit();
    return { expired: id };
  });
};
