import { sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Approval } from '../port.ts';
import { moneyOf } from './amazon-amount.ts';
import type { AmazonClient } from './amazon-client.ts';
import { outcomeOfSession } from './amazon-outcome.ts';
import { parseAttemptReference } from './attempt-reference.ts';
import { isChargeId } from './charges.ts';
import { findSession } from './checkout-sessions.ts';
import { ownerOf } from './pay-with-session.ts';

/**
 * Looks at the session that a shopper brought back. Each press of the button begins another one, and an attempt is paid
 * by one of them: another is only taken in place of what it is known by where that can take no money. Nothing is completed yet: an answer that is lost on the way could
 * not be asked for again by a session that was never written down. Null where the session is not of this attempt, or
 * not for this amount.
 */
export const confirmSession = async (
  call: AmazonClient,
  { token, reference, orderId, paymentId, amount }: Approval,
): Promise<PaymentOutcome | null> => {
  const session = await findSession(call, token);
  const owner = session && ownerOf(session);
  if (!session || owner?.orderId !== orderId || owner.paymentId !== paymentId) return null;
  const { chargeAmount } = session.paymentDetails;
  if (!chargeAmount || !sameMoney(moneyOf(chargeAmount), amount)) return null;
  if (reference !== token && !(await takesNothing(call, reference))) return null;
  return session.statusDetails.state === 'Canceled'
    ? outcomeOfSession(session, owner)
    : { ...outcomeOfSession(session, owner), state: 'challenge', nextAction: null, failure: null };
};

/** Whether what an attempt is known by has no session that was or could be paid. */
const takesNothing = async (call: AmazonClient, reference: string): Promise<boolean> => {
  if (isChargeId(reference)) return false;
  if (parseAttemptReference(reference)) return true;
  const session = await findSession(call, reference);
  return session === null || session.statusDetails.state === 'Canceled';
};
