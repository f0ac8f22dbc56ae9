import { foldEmail } from '@counterpane/rules/customers/fold-email';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../database/open.ts';
import type { Order } from '../orders/store.ts';
import { givesCredit } from './gives-credit.ts';
import { type CreditOwner, findCreditAccount } from './store.ts';

type Request = Pick<FastifyRequest, 'storefront' | 'findCustomer'>;

/** Whose store credit a request may see and spend: that of the customer who is signed in and has proved the email [R051]. */
export const findCreditOwner = async (request: Request): Promise<CreditOwner | null> => {
  const { storefront } = request;
  const customer = givesCredit(storefront) ? await request.findCustomer() : null;
  return customer?.isVerified
    ? { storefront: storefront.key, currency: storefront.definition.currency, email: customer.email }
    : null;
};

/**
 * Whose store credit can pay for more of an order: the account that has paid already, else that of the order's email. What was paid
 * with credit goes back there, so that the link of an order, which its reader may pass on, lets no other account pay [R051].
 */
export const findCreditOwnerOf = async (
  db: Queries,
  request: Request,
  { storefront, currency, email, creditAccountId }: Order,
): Promise<CreditOwner | null> => {
  const owner = await findCreditOwner(request);
  if (owner?.storefront !== storefront || owner.currency !== currency) return null;
  const isTheirs =
    creditAccountId === null
      ? foldEmail(owner.email) === foldEmail(email)
      : creditAccountId === (await findCreditAccount(db, owner));
  return isTheirs ? owner : null;
};
