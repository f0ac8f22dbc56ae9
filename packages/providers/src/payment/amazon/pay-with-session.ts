import type { AmazonSession } from '@counterpane/contract/checkout/amazon';
import { sameMoney } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { formatReference } from '../order-reference.ts';
import type { PayRequest } from '../port.ts';
import type { SessionChange } from '../wallet-sessions.ts';
import { moneyOf } from './amazon-amount.ts';
import type { AmazonClient } from './amazon-client.ts';
import { outcomeOfSession, refusedOutcome } from './amazon-outcome.ts';
import { type AttemptReference, parseAttemptReference } from './attempt-reference.ts';
import { findSession, updateSession } from './checkout-sessions.ts';
import { completeSession, isReady, readOutcome } from './complete-session.ts';
import { paymentInfo } from './payment-info.ts';

/**
 * Pays an order with the session that the shopper signed in to. One that is set up and agreed to is completed;
 * any other gets its payment info, and the shopper is sent to Amazon with it.
 */
export const payWithSession = async (call: AmazonClient, request: PayRequest): Promise<PaymentOutcome> => {
  const session = await findSession(call, request.token);
  if (!session) return refuse(request, 'session_unknown', 'Empty amazonCheckoutSession object');
  const owner = ownerOf(session);
  if (owner && owner.orderId !== request.orderId)
    return refuse(request, 'session_of_another_order', 'This Amazon Pay session belongs to another order.');
  if (session.statusDetails.state !== 'Open') return tellEnded(call, session, owner, request);
  if (!isReady(session) || !isFor(session, request)) return sendToAmazon(call, session, request);
  const named = owner?.paymentId === request.paymentId ? keep(session) : await name(call, session, request);
  if (!named.ok) return refuse(request, 'session_refused', named.message);
  return completeSession(call, named.session, attemptOf(request));
};

export const ownerOf = ({ merchantMetadata }: AmazonSession): AttemptReference | null =>
  parseAttemptReference(merchantMetadata?.merchantReferenceId);

const attemptOf = ({ orderId, paymentId }: PayRequest): AttemptReference => ({ orderId, paymentId });

/** A session that ended without an order of ours pays none. */
const tellEnded = async (
  call: AmazonClient,
  session: AmazonSession,
  owner: AttemptReference | null,
  request: PayRequest,
): Promise<PaymentOutcome> => {
  if (owner) return readOutcome(call, session, owner);
  const { failure } = outcomeOfSession(session, attemptOf(request));
  return refusedOutcome(request, failure ?? { code: 'session_ended', message: 'Failed to complete order' });
};

const isFor = ({ paymentDetails }: AmazonSession, { amount }: PayRequest): boolean =>
  paymentDetails.chargeAmount !== null && sameMoney(moneyOf(paymentDetails.chargeAmount), amount);

const keep = (session: AmazonSession): SessionChange => ({ ok: true, session });

/** Writes the order into the session before any money can move. */
const name = (call: AmazonClient, session: AmazonSession, request: PayRequest): Promise<SessionChange> =>
  updateSession(call, session, {
    merchantMetadata: { merchantReferenceId: formatReference(attemptOf(request)) },
  });

/** Sets the payment info: what is to be paid, for which order, and where Amazon leads back to. */
const sendToAmazon = async (
  call: AmazonClient,
  session: AmazonSession,
  request: PayRequest,
): Promise<PaymentOutcome> => {
  const changed = await updateSession(call, session, {
    webCheckoutDetails: { checkoutResultReturnUrl: request.returnUrl },
    ...paymentInfo(request),
  });
  if (!changed.ok) return refuse(request, 'session_refused', changed.message);
  if (!changed.session.webCheckoutDetails.amazonPayRedirectUrl) {
    const [missing] = changed.session.constraints;
    return refuse(request, 'no_redirect_url', missing?.description ?? '');
  }
  return outcomeOfSession(changed.session, attemptOf(request));
};

const refuse = (request: PayRequest, code: string, message: string): PaymentOutcome =>
  refusedOutcome(request, { code, message });
