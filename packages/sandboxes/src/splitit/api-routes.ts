import type { Endpoint } from './api-call.ts';
import { cancelPlan, refundPlan } from './end-plan.ts';
import { initiatePlan } from './initiate-plan.ts';
import { readPlan, verifyAuthorization } from './read-plan.ts';
import { updateOrder } from './update-order.ts';

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly run: Endpoint;
}

/** SplitIt's API as far as the sandbox speaks it. */
export const API_ROUTES: readonly ApiRoute[] = [
  { method: 'POST', path: '/api/installmentplans/initiate', run: initiatePlan },
  { method: 'GET', path: '/api/installmentplans/:number', run: readPlan },
  { method: 'GET', path: '/api/installmentplans/:number/verifyauthorization', run: verifyAuthorization },
  { method: 'PUT', path: '/api/installmentplans/:number/updateorder', run: updateOrder },
  { method: 'POST', path: '/api/installmentplans/:number/cancel', run: cancelPlan },
  { method: 'POST', path: '/api/installmentplans/:number/refund', run: refundPlan },
];
