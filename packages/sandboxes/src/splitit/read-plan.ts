import { ok } from '../machinery/answer.ts';
import { refuseUnknownPlan } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { decimalOf } from './plan-amounts.ts';
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
    AuthorizationAmount: decimalOf(plan.cents),
    Authorization: presentAuthorization(plan),
  });
};
