import type { FastifyRequest } from 'fastify';
import { type RefusalAnswer, refused } from '../../http/answers.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { refuseOverLimit, type TooMany } from '../../http/limiter.ts';
import type { OrderDeps } from '../../order/deps.ts';

/** Has the customer who is signed in change their account; others are refused, and who does it too often. */
export const changeAccount = async <Answer>(
  deps: OrderDeps,
  request: Pick<FastifyRequest, 'address' | 'visitorId' | 'findCustomer'>,
  change: (customer: SignedInCustomer) => Promise<Answer>,
): Promise<Answer | RefusalAnswer<'sign_in_required'> | TooMany> => {
  const customer = await request.findCustomer();
  if (!customer) return refused({ code: 'sign_in_required' });
  const over = await refuseOverLimit(deps, 'changeAccount', request, { email: customer.email });
  return over ?? change(customer);
};
