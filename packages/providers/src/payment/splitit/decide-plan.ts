import { sameMoney } from '@counterpane/rules/money/money';
import { NUMBERS_OF_PAYMENTS } from '@counterpane/rules/payments/instalments';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { parseReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import { moneyOf } from './splitit-amount.ts';
import type { SplititPlan } from './splitit-answers.ts';

/** What is to be done with the plan that a browser brought as its token. */
type PlanDecision =
  | { readonly do: 'start' }
  /** It has started, or come to nothing, for this very order. */
  | { readonly do: 'tell' }
  /** Never a charge. `release` gives the shopper's held money back: the plan is of no use to anyone. */
  | {
      readonly do: 'refuse';
      readonly failure: NonNullable<PaymentOutcome['failure']>;
      readonly release: boolean;
    };

/**
 * A plan pays an order only when it was approved for exactly its amount, in as many payments as the order says
 * (or the store offers), and belongs to no other order: its number comes from a browser, and amount and number
 * of the form come from a page.
 */
export const decidePlan = (plan: SplititPlan, request: PayRequest): PlanDecision => {
  const { orderId, amount } = request;
  const owner = parseReference(plan.RefOrderNumber);
  if (owner && owner.orderId !== orderId)
    return refuse('plan_of_another_order', 'This instalment plan belongs to another order.', false);
  if (!sameMoney(moneyOf(plan.OriginalAmount, plan.Currency), amount)) {
    const text = 'Your instalment plan was approved for another amount. Please approve a new one.';
    return refuse('plan_of_another_amount', text, plan.Status === 'PendingCapture');
  }
  if (owner && plan.Status !== 'PendingCapture') return { do: 'tell' };
  if (plan.Status !== 'PendingCapture')
    return refuse(
      'plan_not_approved',
      'Your instalment plan is not approved. Please approve a new one.',
      false,
    );
  const { numberOfPayments: chosen } = request;
  if (isInAnotherNumber(plan, chosen === undefined ? NUMBERS_OF_PAYMENTS : [chosen]))
    return { do: 'refuse', failure: OTHER_NUMBER, release: true };
  return { do: 'start' };
};

/** SplitIt does not promise to list the payments of a plan that has not started: what is not listed is not checked. */
export const isInAnotherNumber = (
  { Installments: listed }: SplititPlan,
  wanted: readonly number[],
): boolean => (listed?.length ? !wanted.some((one) => one === listed.length) : false);

export const OTHER_NUMBER: NonNullable<PaymentOutcome['failure']> = {
  code: 'plan_of_another_number',
  message: 'Your instalment plan was approved for another number of payments. Please approve a new one.',
};

const refuse = (code: string, message: string, release: boolean): PlanDecision => ({
  do: 'refuse',
  failure: { code, message },
  release,
});
