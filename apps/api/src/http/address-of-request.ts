import type { FastifyInstance } from 'fastify';
import { clientAddress } from './client-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's address. Only this file reads `ip`, which is undefined once the client has left. */
    address: string;
  }
}

/** Stands for clients whose connection had ended before their address was read; no machine has this address. */
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
