import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hostnameOf } from '../http/hostname-of.ts';
import type { CatalogueDeps } from './deps.ts';
import { askedLanguage } from './language-of.ts';
import type { Storefront } from './storefront.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The storefront that a request is for, by its `Host` alone, in the language that it asks for. Nothing else reads a host. */
    readonly storefront: Storefront;
  }
}

/** Headers in which proxies name a host. Visitors can send them too, so they are never read. */
export const CLAIMED_HOSTS = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-original-host',
];

/** Decides the storefront of every request in one place. The first hook: nothing before it looks at a host. */
export const attachStorefronts = (
  app: FastifyInstance,
  { catalogue }: Pick<CatalogueDeps, 'catalogue'>,
): void => {
  app.addHook('onRequest', async ({ headers }) => {
    for (const name of CLAIMED_HOSTS) delete headers[name];
  });
  app.decorateRequest('storefront', {
    getter() {
      return storefrontOfRequest(catalogue, this.headers);
    },
  });
};

/** The same by headers alone, where the framework makes no request of ours. */
export const storefrontOfRequest = (
  catalogue: CatalogueDeps['catalogue'],
  headers: IncomingHttpHeaders,
): Storefront => catalogue.storefrontOf(hostnameOf(headers.host ?? ''), askedLanguage(headers));
