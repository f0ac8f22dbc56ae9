import type { FastifyInstance } from 'fastify';

/** Nothing that the API takes is deeper than eight. */
const DEEPEST = 32;

/** A body that is nested without end is refused before a schema or a serializer follows it down. */
export const limitDepth = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request, reply) => {
    if (isWithin(request.body, DEEPEST)) return;
    return reply
      .code(400)
      .send({ status: 'error', error: 'The body is nested too deeply', code: 'invalid_request' });
  });
};

const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => isWithin(each, levels - 1)));
