import type Stripe from 'stripe';
import { withFailuresNamed } from './stripe-failure.ts';

export const isSession = (reference: string): boolean => reference.startsWith('cs_');

/** Money is moved on the payment itself, also when we know it by its hosted page. */
export const getIntentId = async (stripe: Stripe, reference: string): Promise<string> => {
  if (!isSession(reference)) return reference;
  const session = await withFailuresNamed(stripe.checkout.sessions.retrieve(reference));
  const intent = session.payment_intent;
  if (!intent) throw new Error(`${reference} has no payment yet`);
  return typeof intent === 'string' ? intent : intent.id;
};
