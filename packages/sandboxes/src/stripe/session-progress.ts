import type Stripe from 'stripe';
import type { SandboxContext } from './context.ts';

/** Keeps a hosted page in step with the payment made on it, in the same commit as the payment. */
export const advanceSession = (context: SandboxContext, intent: Stripe.PaymentIntent): void => {
  const sessionId = context.state.find('session_of_intent', intent.id);
  const session = sessionId && context.state.find('session', sessionId);
  if (!session) return;
  if (session.status === 'open') completeSession(context, session, intent);
  else if (session.payment_status === 'unpaid') settleSession(context, session, intent);
};

/** Only a payment that went through, or is on its way, ends the page; after a decline the shopper may try again. */
const completeSession = (
  context: SandboxContext,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): void => {
  const waitsForDeposits = intent.next_action?.type === 'verify_with_microdeposits';
  if (!waitsForDeposits && !['succeeded', 'processing', 'requires_capture'].includes(intent.status)) return;
  const paymentStatus = intent.status === 'succeeded' ? 'paid' : 'unpaid';
  emitSession(context, 'checkout.session.completed', {
    ...session,
    status: 'complete',
    payment_status: paymentStatus,
    url: null,
  });
};

const settleSession = (
  context: SandboxContext,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): void => {
  if (session.status !== 'complete') return;
  if (intent.status === 'succeeded') {
    emitSession(context, 'checkout.session.async_payment_succeeded', { ...session, payment_status: 'paid' });
  } else if (intent.status === 'requires_payment_method') {
    emitSession(context, 'checkout.session.async_payment_failed', session);
  }
};

const emitSession = (
  context: SandboxContext,
  type: Stripe.Event.Type,
  session: Stripe.Checkout.Session,
): void => {
  context.state.save('session', session.id, session);
  context.emit(type, session);
};
