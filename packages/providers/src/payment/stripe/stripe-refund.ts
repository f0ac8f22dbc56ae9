import type Stripe from 'stripe';
import type { RefundOutcome } from '../port.ts';

/** A refund at Stripe in the words of the port. */
export const outcomeOfRefund = ({ id, status, failure_reason }: Stripe.Refund): RefundOutcome => ({
  reference: id,
  state: refundState(status),
  ...reasonOf(failure_reason),
});

const reasonOf = (reason: string | undefined) => (reason ? { failure: reason } : {});

const refundState = (status: string | null): RefundOutcome['state'] => {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'pending' || status === 'requires_action') return 'pending';
  if (status === 'failed' || status === 'canceled') return 'failed';
  throw new Error(`Stripe gave a refund the status ${status}`);
};
