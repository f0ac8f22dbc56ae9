import type { EntriesRequest, ProviderEntry } from '../port.ts';
import { findPlan } from './pay-with-plan.ts';
import { moneyOf } from './splitit-amount.ts';
import type { SplititPlan } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';
import { findOutcomeOfPlan } from './splitit-outcome.ts';
import { partOfRefund, stateOfRefund } from './state-of-refund.ts';

/** SplitIt's plans are asked for one by one; each names its refunds. */
export const listSplititEntries = async (
  call: SplititClient,
  { known }: EntriesRequest,
): Promise<ProviderEntry[]> => {
  const entries: ProviderEntry[] = [];
  for (const { reference } of known) {
    const plan = await findPlan(call, reference);
    if (plan) entries.push(...entriesOfPlan(plan));
  }
  return entries;
};

const entriesOfPlan = (plan: SplititPlan): ProviderEntry[] => {
  const outcome = findOutcomeOfPlan(plan);
  if (outcome?.state !== 'succeeded') return [];
  const payment = plan.InstallmentPlanNumber;
  const own = { payment, orderId: outcome.orderId };
  const refunds = plan.Refunds ?? [];
  return [
    { ...own, kind: 'charge', reference: payment, amount: outcome.amount, state: 'succeeded' },
    ...refunds.map(
      (refund): ProviderEntry => ({
        ...own,
        kind: 'refund',
        reference: refund.RefundId,
        amount: moneyOf(partOfRefund(refund) ?? refund.TotalAmount, plan.Currency),
        state: stateOfRefund(refund),
      }),
    ),
  ];
};
