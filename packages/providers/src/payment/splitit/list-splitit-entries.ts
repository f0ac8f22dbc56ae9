import type { EntriesRequest, ProviderEntry } from '../port.ts';
import { findPlan } from './pay-with-plan.ts';
import { moneyOf } from './splitit-amount.ts';
import type { SplititPlan } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';
import { findOutcomeOfPlan } from './splitit-outcome.ts';

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
    ...refunds.map((refund): ProviderEntry => {
      const part = partOf(refund);
      return {
        ...own,
        kind: 'refund',
        reference: refund.RefundId,
        amount: moneyOf(part ?? refund.TotalAmount, plan.Currency),
        state: part === null ? (STATES[refund.Status] ?? 'pending') : 'pending',
      };
    }),
  ];
};

/** What went back where it is not the whole; null where it is all or nothing, as the refund's state says. */
const partOf = ({ TotalAmount, NonCreditRefundAmount, CreditRefundAmount }: PlanRefund): number | null => {
  const gone = (NonCreditRefundAmount ?? 0) + (CreditRefundAmount ?? 0);
  return gone > 0 && gone < TotalAmount ? gone : null;
};

type PlanRefund = NonNullable<SplititPlan['Refunds']>[number];

const STATES: Readonly<Record<string, ProviderEntry['state']>> = { Succeeded: 'succeeded', Failed: 'failed' };
