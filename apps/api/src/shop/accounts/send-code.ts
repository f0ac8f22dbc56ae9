import { validateEmail } from '@counterpane/rules/address/email';
import { foldEmail } from '@counterpane/rules/customers/fold-email';
import { returnPath } from '@counterpane/rules/customers/return-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { enqueue } from '../../outbox/store.ts';
import { keepCodeEmail } from './code-cookie.ts';
import type { CustomerAuth } from './customer-auth.ts';
import { signInLink } from './sign-in-link.ts';

/**
 * Sends a code and a link to an email. No account is looked up: an email with an account and one without are the same work
 * and the same answer, and the account is made by the first code that is entered.
 */
export const sendCode = async (
  deps: OrderDeps,
  auth: CustomerAuth,
  request: FastifyRequest,
  reply: FastifyReply,
  { email: typed, to }: { readonly email: string; readonly to?: string | undefined },
): Promise<Answer<null, 'address_invalid' | 'too_many_requests'>> => {
  const fault = validateEmail(typed);
  if (fault) return refused({ code: 'address_invalid', fields: { email: fault } });
  const email = foldEmail(typed);
  const over = await refuseOverLimit(deps, 'sendSignInCode', request, { email });
  if (over) return over;
  const code = await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } });
  const { key: storefront, language } = request.storefront;
  await enqueue(deps.database.db, deps.clock, 'customer.code_asked', {
    link: signInLink({ email, code }, deps.secret),
    storefront,
    language,
    to: returnPath(to),
  });
  keepCodeEmail(reply, email, deps);
  return ok(null);
};
