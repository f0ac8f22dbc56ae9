import type { FastifyInstance } from 'fastify';
import type { BaseDeps } from '../deps.ts';

/**
 * Says once that a proxy tells who the client is and is not believed: all shoppers then have the proxy's address, and
 * share the limits by address.
 */
export const warnOfUntrustedProxy = (app: FastifyInstance, { trustedProxies, logger }: BaseDeps): void => {
  if (trustedProxies > 0) return;
  let isLogged = false;
  app.addHook('onRequest', async (request) => {
    if (isLogged || request.headers['x-forwarded-for'] === undefined) return;
    isLogged = true;
    logger.warn(
      'X-Forwarded-For arrives and is not trusted: behind a proxy set TRUST_PROXY, or all shoppers share the limits of one address',
    );
  });
};
