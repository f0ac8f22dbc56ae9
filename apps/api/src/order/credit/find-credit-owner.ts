import type { FastifyRequest } from 'fastify';
import { givesCredit } from './gives-credit.ts';
import type { CreditOwner } from './store.ts';

/** Whose store credit a request may see and spend: that of the customer who is signed in and has proved the email [R051]. */
export const findCreditOwner = async (
  request: Pick<FastifyRequest, 'storefront' | 'findCustomer'>,
): Promise<CreditOwner | null> => {
  const { storefront } = request;
  const customer = givesCredit(storefront) ? await request.findCustomer() : null;
  return customer?.isVerified
    ? { storefront: storefront.key, currency: storefront.definition.currency, email: customer.email }
    : null;
};
