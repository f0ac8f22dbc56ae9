import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A customer who is signed in. */
export interface SignedInCustomer {
  readonly id: string;
  /** Folded. */
  readonly email: string;
  /** Whether a code that was sent there has proved that the mailbox is theirs. */
  readonly isVerified: boolean;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The customer who is signed in, looked up when it is first asked; null for everybody else. */
    findCustomer(): Promise<SignedInCustomer | null>;
  }
}

/** Lets every request say which customer is signed in, without a query for who does not ask. */
export const readCustomers = (
  app: FastifyInstance,
  find: (request: FastifyRequest) => Promise<SignedInCustomer | null>,
): void => {
  app.decorateRequest('findCustomer', async () => null);
  app.addHook('onRequest', async (request) => {
    let found: Promise<SignedInCustomer | null> | null = null;
    request.findCustomer = () => {
      found ??= find(request);
      return found;
    };
  });
};
