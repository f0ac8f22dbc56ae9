import { sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Approval } from '../port.ts';
import { moneyOf } from './amazon-amount.ts';
import type { AmazonClient } from './amazon-client.ts';
import { outcomeOfSession } from './amazon-outcome.ts';
import { findSession } from './checkout-sessions.ts';
import { ownerOf } from './pay-with-session.ts';

/**
 * Looks at the session that a shopper brought back. Nothing is completed yet: an answer that is lost on the way could
 * not be asked for again by a session that was never written down. Null where the session is not of this attempt, or
 * not for this amount.
 */
export const confirmSession = async (
  call: AmazonClient,
  { token, orderId, paymentId, amount }: Approval,
): Promise<PaymentOutcome | null> => {
  const session = await findSession(call, token);
  const owner = session && ownerOf(session);
  if (!session || owner?.orderId !== orderId || owner.paymentId !== paymentId) return null;
  const { chargeAmount } = session.paymentDetails;
  if (!chargeAmount || !sameMoney(moneyOf(chargeAmount), amount)) return null;
  return session.statusDetails.state === 'Canceled'
    ? outcomeOfSession(session, owner)
    : { ...outcomeOfSession(session, owner), state: 'challenge', nextAction: null, failure: null };
};
