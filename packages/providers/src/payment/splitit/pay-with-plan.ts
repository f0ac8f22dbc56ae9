import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { formatReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { decidePlan } from './decide-plan.ts';
import { anySchema, planSchema, type SplititPlan } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';
import { codeOf, findOutcomeOfPlan, outcomeOfPlan, refusedOutcome } from './splitit-outcome.ts';
import { isAuthorized } from './verify-authorization.ts';

/** Starts an approved plan for an order, once it is sure that it is the order's own. */
export const payWithPlan = async (call: SplititClient, request: PayRequest): Promise<PaymentOutcome> => {
  const plan = await findPlan(call, request.token);
  if (!plan) return refusedOutcome(request, { code: 'plan_unknown', message: 'No such instalment plan.' });
  const decision = decidePlan(plan, request);
  if (decision.do === 'refuse') {
    if (decision.release) await release(call, request);
    return refusedOutcome(request, decision.failure);
  }
  if (decision.do === 'tell') return outcomeOfPlan(plan, ownerOf(plan, request));
  if (!(await isAuthorized(call, request.token))) {
    await release(call, request);
    const message = 'Your instalment plan is not approved. Please approve a new one.';
    return refusedOutcome(request, { code: 'plan_not_approved', message });
  }
  return start(call, request);
};

/** Null when SplitIt knows no plan of this number. */
export const findPlan = async (call: SplititClient, number: string): Promise<SplititPlan | null> => {
  const path = `/${encodeURIComponent(number)}`;
  const answer = await call({ method: 'GET', path, answer: planSchema });
  if (answer.ok) return answer.value;
  if (answer.status === 404) return null;
  throw new ProviderUnavailable(`SplitIt does not tell of a plan: ${answer.message}`);
};

const start = async (call: SplititClient, request: PayRequest): Promise<PaymentOutcome> => {
  const started = await call({
    method: 'PUT',
    path: `/${encodeURIComponent(request.token)}/updateorder`,
    body: { RefOrderNumber: formatReference(request), Capture: true },
    key: request.idempotencyKey,
    answer: anySchema,
  });
  const plan = await findPlan(call, request.token);
  const outcome = plan && findOutcomeOfPlan(plan);
  // Another order was faster with the same plan, or the plan ended in between: nothing was taken for this one.
  const isOurs = outcome?.orderId === request.orderId && outcome.state !== 'authorised';
  if (isOurs) return outcome;
  if (started.ok) throw new ProviderUnavailable('SplitIt started a plan and does not know it');
  return refusedOutcome(request, { code: codeOf(started.code), message: started.message });
};

const release = async (call: SplititClient, { token, idempotencyKey }: PayRequest): Promise<void> => {
  await call({
    method: 'POST',
    path: `/${encodeURIComponent(token)}/cancel`,
    key: `${idempotencyKey}-release`,
    answer: anySchema,
  });
};

const ownerOf = (plan: SplititPlan, { orderId, paymentId }: PayRequest) => ({
  orderId,
  paymentId: findOutcomeOfPlan(plan)?.paymentId ?? paymentId,
});
