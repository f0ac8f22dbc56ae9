import type { FastifyInstance } from 'fastify';
import { createLimit } from './limiter.ts';

/** Calls of signed-in staff are not limited here: only staff make them, and a day of refunds is no abuse. */
const OF_STAFF = /^\/api\/(?:staff\/|orders\/:id\/refunds$)/;

/**
 * Limits requests with an `Idempotency-Key`: a key costs its sender nothing, and the store keeps the whole answer
 * for two days (with-idempotency.ts).
 */
export const limitIdempotencyKeys = (app: FastifyInstance, deps: Parameters<typeof createLimit>[0]): void => {
  const isWithinLimit = createLimit(deps, 'keepAnswer');
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers['idempotency-key'] === undefined) return;
    if (OF_STAFF.test(request.routeOptions.url ?? '')) return;
    if (!(await isWithinLimit(request, reply))) return reply;
  });
};
