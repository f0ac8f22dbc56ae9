import type { FastifyInstance } from 'fastify';
import { createLimit } from './limiter.ts';

/** Calls of signed-in staff alone: nobody else has an answer kept there, and a day of refunds is no abuse. */
const OF_STAFF = /^\/api\/(?:staff\/|orders\/:id\/refunds$)/;

/** A key costs its sender nothing, and us a whole answer for two days (once.ts). */
export const limitKeptAnswers = (app: FastifyInstance, deps: Parameters<typeof createLimit>[0]): void => {
  const isWithinLimit = createLimit(deps, 'keepAnswer');
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers['idempotency-key'] === undefined) return;
    if (OF_STAFF.test(request.routeOptions.url ?? '')) return;
    if (!(await isWithinLimit(request, reply))) return reply;
  });
};
