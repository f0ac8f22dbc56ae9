import Stripe from 'stripe';
import { withFailuresNamed } from './stripe-failure.ts';
import { awaitsDeposits, MARK } from './unverified-bank.ts';

/** Ends a payment that waits for cents to arrive. Any other is left as it is, and so is one of Stripe's own page, which Stripe does not let end. */
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
    // It moved on in between, or belongs to a page of Stripe's: what is true now is the answer.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return withFailuresNamed(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
  }
};
