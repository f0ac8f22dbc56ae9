import type { FastifyInstance } from 'fastify';

/** What answers that everybody may keep depend on: the storefront and the language of the page. */
export const VARIES = 'Host, X-Language';
/** The same for pages that preselect the size that the shopper chose elsewhere. */
export const VARIES_BY_SIZE = `${VARIES}, Cookie`;

/** An answer is kept by nobody unless its route says so: carts, addresses and orders are one visitor's. */
export const keepNothing = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
