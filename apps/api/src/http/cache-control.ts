import type { FastifyInstance } from 'fastify';

/** `Vary` of publicly cached answers: the storefront and the language of the page. */
export const VARIES = 'Host, X-Language';
/** The same for pages that preselect the size that the shopper chose elsewhere. */
export const VARIES_BY_SIZE = `${VARIES}, Cookie`;

/** No cache keeps an answer unless its route allows it: carts, addresses and orders belong to one visitor. */
export const keepNothing = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
