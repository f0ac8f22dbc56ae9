import type Stripe from 'stripe';
import type { FormFields } from './form-fields.ts';
import type { SandboxState } from './state.ts';

/** An intent as the caller asked to see it: `expand[]=latest_charge`. */
export const presentIntent = (
  state: SandboxState,
  intent: Stripe.PaymentIntent,
  fields: FormFields,
  path = '',
): Stripe.PaymentIntent => {
  if (!fields.list('expand').includes(`${path}latest_charge`)) return intent;
  return { ...intent, latest_charge: state.find('charge', String(intent.latest_charge)) };
};

/** A session as the caller asked to see it: `expand[]=payment_intent`, also `payment_intent.latest_charge`. */
export const presentSession = (
  state: SandboxState,
  session: Stripe.Checkout.Session,
  fields: FormFields,
): Stripe.Checkout.Session => {
  const isAsked = fields.list('expand').some((path) => path.startsWith('payment_intent'));
  const intent = isAsked ? state.find('payment_intent', String(session.payment_intent)) : null;
  return intent
    ? { ...session, payment_intent: presentIntent(state, intent, fields, 'payment_intent.') }
    : session;
};
