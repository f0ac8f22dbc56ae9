import type { RefundOutcome } from '../port.ts';
import type { SplititPlan } from './splitit-answers.ts';

type PlanRefund = NonNullable<SplititPlan['Refunds']>[number];

/** Where a refund stands that a plan names: undecided while only a part of it went back, whatever it is called. */
export const stateOfRefund = (refund: PlanRefund): RefundOutcome['state'] =>
  partOfRefund(refund) === null ? (STATES[refund.Status] ?? 'pending') : 'pending';

/** What went back where it is not the whole; null where it is all or nothing, as the refund's state says. Decimals. */
export const partOfRefund = ({
  TotalAmount,
  NonCreditRefundAmount,
  CreditRefundAmount,
}: PlanRefund): number | null => {
  const gone = (NonCreditRefundAmount ?? 0) + (CreditRefundAmount ?? 0);
  return gone > 0 && gone < TotalAmount ? gone : null;
};

const STATES: Readonly<Record<string, RefundOutcome['state']>> = { Succeeded: 'succeeded', Failed: 'failed' };
