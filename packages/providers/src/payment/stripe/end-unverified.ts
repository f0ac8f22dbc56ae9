import Stripe from 'stripe';
import { withFailuresNamed } from './stripe-failure.ts';
import { awaitsDeposits, MARK } from './unverified-bank.ts';

/** Ends a payment that waits for cents to arrive; any other is left as it is. */
export const endUnverified = async (
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> => {
  if (!awaitsDeposits(intent)) return intent;
  const { id } = intent;
  try {
    await withFailuresNamed(stripe.paymentIntents.update(id, { metadata: { [MARK]: 'true' } }));
    return await withFailuresNamed(stripe.paymentIntents.cancel(id));
  } catch (error) {
    // It moved on in between: what is true now is the answer.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return withFailuresNamed(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }
};
