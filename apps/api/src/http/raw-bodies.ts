import type { FastifyInstance } from 'fastify';

/** Leaves bodies as they came: a signature covers the raw bytes, so that nothing may be parsed before it is verified. */
export const keepRawBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
};
