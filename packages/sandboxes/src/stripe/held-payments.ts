import type Stripe from 'stripe';
import { ok } from '../machinery/answer.ts';
import { isRefusal, refuseParameter } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { type SandboxContext, secondsOf } from './context.ts';
import { recordInLedger } from './ledger.ts';
import { findIntent, refuseState } from './payment-intents.ts';
import { presentIntent } from './present.ts';

/** `POST /v1/payment_intents/:id/capture`: takes (part of) what is held, and lets the rest go unless the capture is not the final one. */
export const capturePaymentIntent: Endpoint = (context, call) => {
  const intent = findIntent(context, call);
  if (isRefusal(intent)) return intent;
  if (intent.status !== 'requires_capture') {
    return refuseState(
      intent,
      `This PaymentIntent could not be captured because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be captured: requires_capture.`,
    );
  }
  const amount = call.fields.integer('amount_to_capture') ?? intent.amount_capturable;
  const isLast = call.fields.text('final_capture') !== 'false';
  // Nothing can be captured where something was before: it lets go of the rest (docs.stripe.com/payments/multicapture).
  const least = isLast && intent.amount_received > 0 ? 0 : 1;
  if (!(amount >= least && amount <= intent.amount_capturable)) {
    return refuseParameter(
      'amount_to_capture',
      'The amount_to_capture must be a positive integer no more than the amount that can be captured.',
      'amount_too_large',
    );
  }
  const charge = context.state.find('charge', String(intent.latest_charge));
  const isFinal = isLast || amount === intent.amount_capturable;
  if (!isFinal && charge?.payment_method_details?.card?.multicapture?.status !== 'available') {
    return refuseParameter(
      'final_capture',
      'You cannot set final_capture to false because multicapture is not available for this PaymentIntent.',
    );
  }
  if (amount > 0) recordInLedger(context.state, 'charge', intent, amount, context.now());
  const rest = intent.amount_capturable - amount;
  if (isFinal && rest > 0) recordInLedger(context.state, 'void', intent, rest, context.now());
  const received = intent.amount_received + amount;
  if (charge) {
    context.state.save('charge', charge.id, { ...charge, captured: isFinal, amount_captured: received });
  }
  const captured: Stripe.PaymentIntent = {
    ...intent,
    status: isFinal ? 'succeeded' : 'requires_capture',
    amount_capturable: isFinal ? 0 : rest,
    amount_received: received,
  };
  context.state.save('payment_intent', intent.id, captured);
  context.emit('payment_intent.amount_capturable_updated', captured);
  if (isFinal) context.emit('payment_intent.succeeded', captured);
  return ok(presentIntent(context.state, captured, call.fields));
};

const CANCELLABLE = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
];

/** `POST /v1/payment_intents/:id/cancel`: ends it and releases what is held. */
export const cancelPaymentIntent: Endpoint = (context, call) => {
  const intent = findIntent(context, call);
  if (isRefusal(intent)) return intent;
  const session = context.state.find('session', context.state.find('session_of_intent', intent.id) ?? '');
  // Directly only where something is held for it (Stripe's reference of the call).
  if (session && intent.status !== 'requires_capture') {
    return refuseState(
      intent,
      'You cannot cancel this PaymentIntent because it is in use by a Checkout Session. Expire the session instead.',
    );
  }
  if (!CANCELLABLE.includes(intent.status)) {
    return refuseState(
      intent,
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: ${CANCELLABLE.join(', ')}.`,
    );
  }
  return ok(presentIntent(context.state, cancelIntent(context, intent), call.fields));
};

/**
 * A hold that nobody captured in time is released: its payment is canceled, or has succeeded where a part was captured
 * (docs.stripe.com/payments/multicapture). False for what is not held.
 */
export const expireHold = (context: SandboxContext, id: string): boolean => {
  const intent = context.state.find('payment_intent', id);
  if (intent?.status !== 'requires_capture') return false;
  if (intent.amount_received > 0) endInPart(context, intent);
  else cancelIntent(context, intent, 'expired');
  return true;
};

const endInPart = (context: SandboxContext, intent: Stripe.PaymentIntent): void => {
  recordInLedger(context.state, 'void', intent, intent.amount_capturable, context.now());
  const charge = context.state.find('charge', String(intent.latest_charge));
  if (charge) context.state.save('charge', charge.id, { ...charge, captured: true });
  const ended: Stripe.PaymentIntent = { ...intent, status: 'succeeded', amount_capturable: 0 };
  context.state.save('payment_intent', intent.id, ended);
  context.emit('payment_intent.succeeded', ended);
};

export const cancelIntent = (
  context: SandboxContext,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason = 'requested_by_customer',
): Stripe.PaymentIntent => {
  if (intent.amount_capturable > 0) {
    recordInLedger(context.state, 'void', intent, intent.amount_capturable, context.now());
  }
  const cancelled: Stripe.PaymentIntent = {
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    canceled_at: secondsOf(context.now()),
    cancellation_reason: reason,
    next_action: null,
  };
  context.state.save('payment_intent', intent.id, cancelled);
  context.emit('payment_intent.canceled', cancelled);
  return cancelled;
};
