import type { FastifyInstance } from 'fastify';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose request it is. `ip` is not read anywhere else: it is gone as soon as the client is. */
    address: string;
  }
}

/** What counts for clients whose connection had ended before anybody looked; it is no address of this machine. */
const UNKNOWN = 'unknown';

/** Remembers the address of every request while its connection is open. */
export const rememberAddresses = (app: FastifyInstance): void => {
  app.decorateRequest('address', UNKNOWN);
  app.addHook('onRequest', async (request) => {
    // The type promises an address; a socket that is closed has none.
    const ip: string | undefined = request.ip;
    request.address = clientAddress(ip ?? UNKNOWN);
  });
};
