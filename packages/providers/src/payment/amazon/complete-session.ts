import type { AmazonSession } from '@counterpane/contract/checkout/amazon';
import { amazonSessionSchema } from '@counterpane/contract/checkout/amazon';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import type { AmazonClient } from './amazon-client.ts';
import { CLOSED, outcomeOfCharge, outcomeOfSession } from './amazon-outcome.ts';
import type { AttemptReference } from './attempt-reference.ts';
import { findCharge } from './charges.ts';
import { findSession } from './checkout-sessions.ts';

/**
 * Whether a session only waits for our word: payment info is set, nothing is missing [K4], and
 * we have not turned away from it.
 */
export const isReady = ({
  statusDetails,
  paymentDetails,
  constraints,
  merchantMetadata,
}: AmazonSession): boolean =>
  statusDetails.state === 'Open' &&
  paymentDetails.paymentIntent !== null &&
  paymentDetails.chargeAmount !== null &&
  constraints.length === 0 &&
  merchantMetadata?.customInformation !== CLOSED;

/**
 * "Complete Checkout Session": completes one that waits for it, for exactly the amount that the shopper saw at Amazon. Amazon refuses
 * while the shopper has not agreed on its page; then it is told as it is.
 * @see https://developer.amazon.com/docs/amazon-pay-api-v2/checkout-session.html
 */
export const completeSession = async (
  call: AmazonClient,
  session: AmazonSession,
  owner: AttemptReference,
): Promise<PaymentOutcome> => {
  if (!isReady(session)) return readOutcome(call, session, owner);
  const { checkoutSessionId: id, paymentDetails } = session;
  const completed = await call({
    method: 'POST',
    path: `checkoutSessions/${encodeURIComponent(id)}/complete`,
    body: { chargeAmount: paymentDetails.chargeAmount },
    answer: amazonSessionSchema,
  });
  const after = completed.ok ? completed.value : await findSession(call, id);
  if (!after) throw new ProviderUnavailable('Amazon forgot a session while it was completed');
  return readOutcome(call, after, owner);
};

/** What a session has come to. Nothing is completed, and nothing that is held is taken. */
export const readOutcome = async (
  call: AmazonClient,
  session: AmazonSession,
  owner: AttemptReference,
): Promise<PaymentOutcome> => {
  const charge = session.chargeId ? await findCharge(call, session.chargeId) : null;
  return charge ? outcomeOfCharge(charge, owner) : outcomeOfSession(session, owner);
};
