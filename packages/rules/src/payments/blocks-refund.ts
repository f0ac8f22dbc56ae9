import type { Dispute } from './decide-dispute.ts';

/**
 * Whether a payment must not be given back, because it is disputed: the bank has given the payer the money, or may yet, and
 * it would go out twice [R005]. A question of the bank is no hindrance: nothing was taken, and a refund answers it
 * (docs.stripe.com/disputes/how-disputes-work).
 */
export const blocksRefund = (disputes: readonly Pick<Dispute, 'stage' | 'isInquiry'>[]): boolean =>
  disputes.some(({ stage, isInquiry }) => stage === 'opened' && !isInquiry);
