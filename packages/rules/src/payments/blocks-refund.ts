import type { Dispute } from '../orders/decide-dispute.ts';

/**
 * Whether a payment must not be given back, because it is disputed: the bank has given the payer the money, or may yet, and
 * it would go out twice [R005]. A question is no hindrance where nothing was taken: a refund answers it
 * (docs.stripe.com/disputes/how-disputes-work). Where its money is held, it is answered at the company.
 */
export const blocksRefund = (
  disputes: readonly Pick<Dispute, 'stage' | 'isInquiry' | 'withdrawn'>[],
): boolean =>
  disputes.some(
    ({ stage, isInquiry, withdrawn }) => stage === 'opened' && (!isInquiry || withdrawn.amount > 0),
  );
