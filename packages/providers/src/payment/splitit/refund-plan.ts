import type { RefundOutcome, RefundRequest } from '../port.ts';
import { findPlan } from './pay-with-plan.ts';
import { decimalOf, moneyOf } from './splitit-amount.ts';
import { refundSchema } from './splitit-answers.ts';
import type { SplititClient } from './splitit-client.ts';
import { stateOfRefund } from './state-of-refund.ts';

/**
 * What is not paid yet is let off first, the next payment before the later ones: SplitIt's own default. A refund of which
 * only a part failed has neither failed nor gone back: it stays pending, is asked about again, and staff see it.
 */
export const refundPlan = async (call: SplititClient, request: RefundRequest): Promise<RefundOutcome> => {
  const { reference, amount, idempotencyKey } = request;
  const answer = await call({
    method: 'POST',
    path: `/${encodeURIComponent(reference)}/refund`,
    body: {
      Amount: decimalOf(amount),
      RefundStrategy: 'FutureInstallmentsFirst',
      ReferenceId: idempotencyKey,
    },
    key: idempotencyKey,
    answer: refundSchema,
  });
  if (!answer.ok) {
    const made = await findRefund(call, request);
    return made ?? { reference, state: 'failed', failure: answer.message };
  }
  const { RefundId, Summary } = answer.value;
  if (moneyOf(Summary.FailedAmount, amount.currency).amount >= amount.amount)
    return { reference: RefundId, state: 'failed' };
  const isOpen = Summary.FailedAmount > 0 || Summary.PendingAmount > 0;
  return { reference: RefundId, state: isOpen ? 'pending' : 'succeeded' };
};

/** What an earlier try made whose answer was lost, or one beside ours: it may be what left too little to give back. */
const findRefund = async (
  call: SplititClient,
  { reference, idempotencyKey }: RefundRequest,
): Promise<RefundOutcome | null> => {
  const refunds = (await findPlan(call, reference))?.Refunds ?? [];
  const made = refunds.find(({ ReferenceId }) => ReferenceId === idempotencyKey);
  return made ? { reference: made.RefundId, state: stateOfRefund(made) } : null;
};
