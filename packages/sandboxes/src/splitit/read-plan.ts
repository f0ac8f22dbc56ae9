import { ok } from '../machinery/answer.ts';
import { refuseUnknownPlan } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import type { Plan } from './plan.ts';
import { decimalOf, paymentsOf } from './plan-amounts.ts';
import { presentAuthorization, presentPlan } from './present.ts';

/** `GET /api/installmentplans/{number}` */
export const readPlan: Endpoint = (context, { number, base }) => {
  const plan = context.state.find('plan', number);
  return plan ? ok(presentPlan(plan, base)) : refuseUnknownPlan();
};

/** `GET /api/installmentplans/{number}/verifyauthorization` */
export const verifyAuthorization: Endpoint = (context, { number }) => {
  const plan = context.state.find('plan', number);
  if (!plan) return refuseUnknownPlan();
  return ok({
    IsAuthorized: plan.authorization.status === 'Succeeded',
    ...heldOf(plan),
    Authorization: presentAuthorization(plan),
  });
};

/** What is held depends on the strategy of a plan, and here on its card: the whole, its first payment, or what is not told. */
const heldOf = ({ card, cents, numberOfPayments }: Plan): { readonly AuthorizationAmount?: number } => {
  if (card?.brand === 'AmericanExpress') return {};
  const [first = cents] = paymentsOf(cents, numberOfPayments);
  return { AuthorizationAmount: decimalOf(card?.brand === 'Mastercard' ? first : cents) };
};
