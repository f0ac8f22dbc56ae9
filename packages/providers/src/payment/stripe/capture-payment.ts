import type { Money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import Stripe from 'stripe';
import type { PaymentProvider } from '../port.ts';
import { withFailuresNamed } from './stripe-failure.ts';
import { outcomeOfIntent } from './stripe-outcome.ts';
import { getIntentId } from './stripe-references.ts';

interface CaptureRequest {
  readonly reference: string;
  readonly amount: Money;
  readonly key: string;
  readonly more: Parameters<PaymentProvider['capture']>[3];
}

/**
 * A hold that Stripe has ended is told as it is: `canceled`, or `succeeded` where a part was captured before
 * (docs.stripe.com/payments/multicapture). To ask for more than is held is a bug.
 */
export const capturePayment = async (
  stripe: Stripe,
  { reference, amount, key: idempotencyKey, more }: CaptureRequest,
  find: PaymentProvider['find'],
): Promise<PaymentOutcome> => {
  const intentId = await getIntentId(stripe, reference);
  const params = {
    amount_to_capture: amount.amount,
    expand: ['latest_charge'],
    ...(more ? { final_capture: false } : {}),
  };
  try {
    return outcomeOfIntent(
      await withFailuresNamed(stripe.paymentIntents.capture(intentId, params, { idempotencyKey })),
    );
  } catch (error) {
    const now = isEnded(error) ? await find(intentId) : null;
    if (now?.state === 'cancelled' || now?.state === 'succeeded') return now;
    throw error;
  }
};

/**
 * Lets go of what is left of a hold of which a part was captured, as Stripe documents it: a last capture of nothing
 * (docs.stripe.com/payments/multicapture). Null for a payment of which nothing was captured, or that is not held.
 */
export const releaseRest = async (
  stripe: Stripe,
  reference: string,
  idempotencyKey: string,
): Promise<PaymentOutcome | null> => {
  const intent = await withFailuresNamed(stripe.paymentIntents.retrieve(reference));
  if (intent.status !== 'requires_capture' || intent.amount_received === 0) return null;
  const nothing = { amount_to_capture: 0, final_capture: true, expand: ['latest_charge'] };
  // The same key names another call where the whole hold is let go.
  const last = stripe.paymentIntents.capture(reference, nothing, {
    idempotencyKey: `${idempotencyKey}-rest`,
  });
  return outcomeOfIntent(await withFailuresNamed(last));
};

const isEnded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';
