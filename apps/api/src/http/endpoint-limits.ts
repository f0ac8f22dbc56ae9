import type { FastifyInstance } from 'fastify';
import { sendAnswer } from './answers.ts';
import { refuseOverLimit } from './limiter.ts';

/** Counts every call against the limit of its row, in front of the handler. */
export const limitEndpoints = (app: FastifyInstance, deps: Parameters<typeof refuseOverLimit>[0]): void => {
  app.addHook('preHandler', async (request, reply) => {
    const limit = request.routeOptions.config.endpoint?.limit;
    const over = limit && (await refuseOverLimit(deps, limit, request));
    if (over) return sendAnswer(reply, over);
  });
};
