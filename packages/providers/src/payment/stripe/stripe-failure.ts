import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import Stripe from 'stripe';
import type { PayRequest } from '../port.ts';
import { ProviderUnavailable } from '../provider-unavailable.ts';
import { outcomeOfIntent } from './stripe-outcome.ts';

/**
 * Waits for Stripe's answer and tells doubt from certainty.
 * @throws ProviderUnavailable on broken connections, timeouts, 429, 409 (the same key is still running), 5xx, and
 * when our own keys are wrong.
 */
export const withFailuresNamed = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (leavesDoubt(error)) throw new ProviderUnavailable('Stripe did not answer', { cause: error });
    throw error;
  }
};

/** A key that is wrong, or used for another request, is our own fault: the state of the payment is unknown. */
const leavesDoubt = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError ||
  error instanceof Stripe.errors.StripeIdempotencyError ||
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError;

/** A reference that Stripe has never heard of. */
export const isUnknownReference = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** A refused payment as an outcome; null for errors that are not about the shopper's means of payment. */
export const outcomeOfRefusedPay = (error: unknown, request: PayRequest): PaymentOutcome | null => {
  if (!(error instanceof Stripe.errors.StripeError)) return null;
  const isCardError = error instanceof Stripe.errors.StripeCardError;
  if (isCardError && error.payment_intent) return outcomeOfIntent(error.payment_intent);
  if (!isCardError && !isRefusedForGood(error)) return null;
  return {
    state: 'failed',
    // Stripe refused before it made a payment, so there is none to refer to.
    reference: null,
    amount: request.amount,
    orderId: request.orderId,
    paymentId: request.paymentId,
    card: null,
    nextAction: null,
    failure: { code: error.decline_code ?? error.code ?? error.type, message: error.message },
    providerStatus: 'requires_payment_method',
  };
};

/**
 * Stripe looked at the request and will never take it: a token that is used up or made up, an amount
 * below its least. Nothing was charged.
 */
const isRefusedForGood = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError;
