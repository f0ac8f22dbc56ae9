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

/** A hold that Stripe has ended is told as it is; to ask for more than is held is a bug. */
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
    if (now?.state === 'cancelled') return now;
    throw error;
  }
};

const isEnded = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'payment_intent_unexpected_state';
