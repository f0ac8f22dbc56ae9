import type { z } from 'zod';
import type { RefundOutcome, RefundRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { priceOf } from './amazon-amount.ts';
import { refundSchema } from './amazon-answers.ts';
import type { AmazonClient } from './amazon-client.ts';

type AmazonRefund = z.output<typeof refundSchema>;

export const REFUND_STATES = {
  RefundInitiated: 'pending',
  Refunded: 'succeeded',
  Declined: 'failed',
} as const;

/** Refunds are `S01-1234567-1234567-R123456` or `P…`. */
export const isRefundId = (reference: string): boolean => /^[SP]\d\d-[\d-]+-R\d+$/.test(reference);

/**
 * "Create Refund": a part of a charge, or all of it, in cents. A refusal is a refund that has failed.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/refund.html
 */
export const giveBack = async (call: AmazonClient, request: RefundRequest): Promise<RefundOutcome> => {
  const answer = await call({
    method: 'POST',
    path: 'refunds',
    body: { chargeId: request.reference, refundAmount: priceOf(request.amount) },
    key: request.idempotencyKey,
    answer: refundSchema,
  });
  if (!answer.ok) return { reference: request.reference, state: 'failed', failure: answer.message };
  return outcomeOfRefund(answer.value);
};

/**
 * "Get Refund". Null when Amazon knows none.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/refund.html
 */
export const findRefund = async (call: AmazonClient, id: string): Promise<AmazonRefund | null> => {
  const path = `refunds/${encodeURIComponent(id)}`;
  const answer = await call({ method: 'GET', path, answer: refundSchema });
  if (answer.ok) return answer.value;
  if (answer.status === 404) return null;
  throw new ProviderUnavailable(`Amazon does not tell of a refund: ${answer.message}`);
};

export const findOutcomeOfRefund = async (call: AmazonClient, id: string): Promise<RefundOutcome | null> => {
  const refund = await findRefund(call, id);
  return refund && outcomeOfRefund(refund);
};

const outcomeOfRefund = ({ refundId, statusDetails }: AmazonRefund): RefundOutcome => {
  const { state, reasonDescription } = statusDetails;
  return {
    reference: refundId,
    state: REFUND_STATES[state],
    ...(reasonDescription ? { failure: reasonDescription } : {}),
  };
};
