import type { FastifyInstance } from 'fastify';
import { sendAnswer } from './answers.ts';
import { refuseOverLimit } from './limiter.ts';

/**
 * Limits requests with an `Idempotency-Key`: a key costs its sender nothing, and the store keeps the whole answer
 * for two days (with-idempotency.ts).
 */
export const limitIdempotencyKeys = (
  app: FastifyInstance,
  deps: Parameters<typeof refuseOverLimit>[0],
): void => {
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers['idempotency-key'] === undefined) return;
    // Calls of signed-in staff are not limited here: only staff make them, and a day of refunds is no abuse.
    if (typeof request.routeOptions.config.endpoint?.who === 'object') return;
    const over = await refuseOverLimit(deps, 'keepAnswer', request);
    if (over) return sendAnswer(reply, over);
  });
};
