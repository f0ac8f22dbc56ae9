import { cookieLine } from '@counterpane/contract/visitor/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, ok, refused } from '../../http/answers.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { erasePerson } from '../privacy/export-and-erase.ts';
import { forgetCodeEmail } from './code-cookie.ts';
import type { CustomerAuth } from './customer-auth.ts';
import { begunSession } from './sign-in.ts';

/**
 * Erases a customer who has confirmed it with a fresh code of their mailbox: an open page alone erases nothing. Orders that
 * were paid stay for accounting, and the ledger stays whole [R028].
 */
export const eraseCustomer = async (
  deps: OrderDeps,
  auth: CustomerAuth,
  request: FastifyRequest<{ Body: { readonly code: string } }>,
  reply: FastifyReply,
  { email }: SignedInCustomer,
): Promise<Answer<null, 'code_wrong' | 'too_many_requests'>> => {
  const over = await refuseOverLimit(deps, 'enterSignInCode', request, { email });
  if (over) return over;
  const code = request.body.code.replaceAll(/[\s-]/g, '');
  // The session that the code begins ends with the account, a line further down.
  if (!(await begunSession({ deps, auth, request, email, code }))) return refused({ code: 'code_wrong' });
  const { isBackInStock } = await erasePerson(deps.database, deps.clock, email);
  if (isBackInStock) deps.catalogue.announceChange();
  forgetCodeEmail(reply, deps);
  reply.header('set-cookie', cookieLine('customer', '', deps.secureCookies));
  return ok(null);
};
