import type Stripe from 'stripe';
import { type Answer, ok } from '../machinery/answer.ts';
import {
  isRefusal,
  type Refusal,
  refuse,
  refuseMissing,
  refuseParameter,
  refuseUnknownId,
} from './answer.ts';
import type { ApiCall, Endpoint } from './api-call.ts';
import { attemptPayment } from './attempt.ts';
import { choosePaymentMethod } from './choose-payment-method.ts';
import { type SandboxContext, secondsOf } from './context.ts';
import { readSuffix } from './fields/read-descriptor.ts';
import { readMulticapture } from './fields/read-multicapture.ts';
import { readShipping } from './fields/read-shipping.ts';
import { readVerification } from './fields/read-verification.ts';
import { newPaymentIntent } from './payment-intent.ts';
import { presentIntent } from './present.ts';
import { refuseAmount, refuseCurrency } from './refuse-amount.ts';

/** `POST /v1/payment_intents` */
export const createPaymentIntent: Endpoint = (context, call) => {
  const { fields } = call;
  const amount = fields.integer('amount');
  const currency = fields.text('currency')?.toLowerCase();
  if (amount === undefined) return refuseMissing('amount');
  if (currency === undefined) return refuseMissing('currency');
  const refused = refuseCurrency(currency) ?? refuseAmount(amount, currency);
  if (refused) return refused;
  const verification = readVerification(fields, ['automatic', 'instant', 'microdeposits']);
  if (verification && isRefusal(verification)) return verification;
  const multicapture = readMulticapture(fields);
  if (multicapture && isRefusal(multicapture)) return multicapture;
  const shipping = readShipping(fields, 'shipping');
  if (shipping && isRefusal(shipping)) return shipping;
  const descriptor = readSuffix(fields, '');
  if (descriptor && isRefusal(descriptor)) return descriptor;
  const captureMethod = fields.text('capture_method') === 'manual' ? 'manual' : 'automatic';
  const method = choosePaymentMethod(context, fields, captureMethod);
  if (method && isRefusal(method)) return method;
  const intent = newPaymentIntent({
    amount,
    currency,
    captureMethod,
    description: fields.text('description') ?? null,
    receiptEmail: fields.text('receipt_email') ?? null,
    shipping,
    suffix: descriptor?.suffix ?? null,
    metadata: fields.record('metadata'),
    ...(verification && { verification: verification.method }),
    ...(multicapture && { multicapture: multicapture.request }),
    created: secondsOf(context.now()),
  });
  const status = method ? 'requires_confirmation' : 'requires_payment_method';
  const saved = { ...intent, status, payment_method: method?.id ?? null } as const;
  if (fields.flag('confirm')) return confirm(context, call, saved, method);
  return ok(presentIntent(context.state, context.state.save('payment_intent', intent.id, saved), fields));
};

/** `GET /v1/payment_intents/:id`: with the secret key, or with the intent's own secret. */
export const readPaymentIntent: Endpoint = (context, call) => {
  const intent = findIntent(context, call);
  return isRefusal(intent) ? intent : ok(presentIntent(context.state, intent, call.fields));
};

/** `POST /v1/payment_intents/:id`: what the store keeps with it; a field that is sent replaces what it was. */
export const updatePaymentIntent: Endpoint = (context, call) => {
  const intent = findIntent(context, call);
  if (isRefusal(intent)) return intent;
  const metadata = { ...intent.metadata, ...call.fields.record('metadata') };
  const updated = context.state.save('payment_intent', intent.id, { ...intent, metadata });
  return ok(presentIntent(context.state, updated, call.fields));
};

/** `POST /v1/payment_intents/:id/confirm` */
export const confirmPaymentIntent: Endpoint = (context, call) => {
  const intent = findIntent(context, call);
  if (isRefusal(intent)) return intent;
  if (!['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(intent.status)) {
    return refuseState(
      intent,
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    );
  }
  const chosen = choosePaymentMethod(context, call.fields, intent.capture_method);
  if (chosen && isRefusal(chosen)) return chosen;
  return confirm(context, call, intent, chosen ?? context.state.find('means', String(intent.payment_method)));
};

/** A decline is an error answer that carries the intent: Stripe's clients throw it. */
const confirm = (
  context: SandboxContext,
  { base, fields }: ApiCall,
  intent: Stripe.PaymentIntent,
  method: Exclude<ReturnType<typeof choosePaymentMethod>, Refusal>,
): Answer => {
  if (!method) {
    return refuseParameter(
      'payment_method',
      'You cannot confirm this PaymentIntent because it’s missing a payment method. Update the PaymentIntent with a payment method and then confirm it again.',
      'payment_intent_unexpected_state',
    );
  }
  const after = attemptPayment(context, intent, method, {
    base,
    returnUrl: fields.text('return_url') ?? null,
  });
  const presented = presentIntent(context.state, after, fields);
  const error = after.last_payment_error;
  if (!error) return ok(presented);
  return refuse(402, {
    type: 'card_error',
    message: error.message ?? '',
    code: error.code,
    ...(error.decline_code ? { decline_code: error.decline_code } : {}),
    ...(error.charge ? { charge: error.charge } : {}),
    payment_intent: presented,
  });
};

/** The intent that a call names, if the caller may know it. */
export const findIntent = (
  context: SandboxContext,
  { id, key, fields }: ApiCall,
): Stripe.PaymentIntent | Refusal => {
  const intent = context.state.find('payment_intent', id);
  if (!intent) return refuseUnknownId('payment_intent', id, 'intent');
  if (key === 'secret' || fields.text('client_secret') === intent.client_secret) return intent;
  return refuseParameter(
    'client_secret',
    'The client_secret provided does not match any associated PaymentIntent on this account. Ensure the publishable key used belongs to the same account that created the PaymentIntent.',
    'payment_intent_invalid_parameter',
  );
};

export const refuseState = (intent: Stripe.PaymentIntent, message: string): Refusal =>
  refuse(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
