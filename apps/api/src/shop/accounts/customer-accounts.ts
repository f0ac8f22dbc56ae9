import { nameOfCookie } from '@counterpane/contract/visitor/cookies';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import type { FastifyRequest } from 'fastify';
import type { SignedInCustomer } from '../../http/customer.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { type CustomerAuth, createCustomerAuth } from './customer-auth.ts';

/** Customers' accounts of a store. */
export interface CustomerAccounts {
  /** Made when it is first needed: most processes start for shoppers who have no account. */
  readonly auth: () => CustomerAuth;
  /** Who is signed in on a storefront that has accounts. */
  readonly findCustomer: (request: FastifyRequest) => Promise<SignedInCustomer | null>;
}

export const createCustomerAccounts = (deps: OrderDeps): CustomerAccounts => {
  let made: CustomerAuth | null = null;
  const auth = (): CustomerAuth => {
    made ??= createCustomerAuth(deps);
    return made;
  };
  return {
    auth,
    findCustomer: async ({ headers: { cookie }, storefront }) => {
      const hasCookie = findCookie(cookie, nameOfCookie('customer', deps.secureCookies)) !== null;
      if (!storefront.flags.accounts || !hasCookie) return null;
      const found = await auth().api.getSession({ headers: new Headers({ cookie: cookie ?? '' }) });
      if (!found) return null;
      const { id, email, emailVerified } = found.user;
      return { id, email, isVerified: emailVerified, sessionId: found.session.id };
    },
  };
};
