import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import Stripe from 'stripe';
import type { ProviderEvent, RefundOutcome, UnverifiedEvent } from '../port.ts';
import { outcomeOfIntent, pageOutcome } from './stripe-outcome.ts';
import { outcomeOfRefund } from './stripe-refund.ts';
import { awaitsDeposits } from './unverified-bank.ts';

/** Verifies a webhook before it reads a word of it, then says what it means for an order. */
export const readStripeEvent = (
  stripe: Stripe,
  webhookSecret: string,
  rawBody: string,
  signature: string | undefined,
): ProviderEvent | UnverifiedEvent => {
  if (!signature) return { refused: 'bad_signature' };
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, webhookSecret);
    if (!event.id || !event.type || !event.data?.object) return { refused: 'malformed' };
    const refund = refundOfEvent(event);
    const dispute = disputeOfEvent(event);
    return {
      id: event.id,
      type: event.type,
      outcome: outcomeOfEvent(event),
      ...(refund && { refund }),
      ...(dispute !== null && { dispute }),
    };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { refused: 'bad_signature' };
    if (error instanceof SyntaxError) return { refused: 'malformed' };
    throw error;
  }
};

/** Days later a bank may send back what went to it: a refund that succeeded fails then (docs.stripe.com/refunds). */
const refundOfEvent = (event: Stripe.Event): RefundOutcome | null => {
  switch (event.type) {
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return outcomeOfRefund(event.data.object);
    default:
      return null;
  }
};

/** Events of a dispute come in any order, and what one says may be over when it comes. */
const disputeOfEvent = (event: Stripe.Event): string | null => {
  switch (event.type) {
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return event.data.object.id;
    default:
      return null;
  }
};

const outcomeOfEvent = (event: Stripe.Event): PaymentOutcome | null => {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.canceled':
    case 'payment_intent.amount_capturable_updated':
      return outcomeOfOurs(event.data.object);
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
      if (awaitsDeposits(event.data.object)) return outcomeOfOurs(event.data.object);
      // The shopper may try another card on the page; the session's own events tell when that is over.
      return isOnHostedPage(event.data.object) ? null : outcomeOfOurs(event.data.object);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const intent = event.data.object.payment_intent;
      return intent && typeof intent !== 'string' ? outcomeOfOurs(intent) : null;
    }
    case 'checkout.session.async_payment_failed':
      return failureOfPage(event.data.object);
    case 'checkout.session.expired':
      return event.data.object.client_reference_id ? pageOutcome(event.data.object, 'cancelled', null) : null;
    default:
      return null;
  }
};

const isOnHostedPage = (intent: Stripe.PaymentIntent): boolean => intent.metadata.hosted_page === 'true';

/** An account may take other payments than the store's; those carry no order id. */
const outcomeOfOurs = (intent: Stripe.PaymentIntent): PaymentOutcome | null =>
  intent.metadata.order_id ? outcomeOfIntent(intent) : null;

const failureOfPage = (session: Stripe.Checkout.Session): PaymentOutcome | null => {
  if (!session.client_reference_id) return null;
  const intent = session.payment_intent;
  return {
    ...pageOutcome(session, 'failed', null),
    reference: typeof intent === 'string' ? intent : (intent?.id ?? session.id),
    failure: { code: 'async_payment_failed', message: 'The payment did not go through.' },
  };
};
