import { ok } from '../machinery/answer.ts';
import {
  isRefusal,
  type Refusal,
  refuse,
  refuseMissing,
  refuseParameter,
  refuseUnknownId,
} from './answer.ts';
import type { Endpoint } from './api-call.ts';
import { newSession } from './checkout-session.ts';
import { type SandboxContext, secondsOf } from './context.ts';
import { readSuffix } from './fields/read-descriptor.ts';
import { readMulticapture } from './fields/read-multicapture.ts';
import { readShipping } from './fields/read-shipping.ts';
import { readVerification } from './fields/read-verification.ts';
import type { FormFields } from './form-fields.ts';
import { cancelIntent } from './held-payments.ts';
import { isSwitchedOff } from './method-configurations.ts';
import { newPaymentIntent } from './payment-intent.ts';
import { presentSession } from './present.ts';
import { refuseAmount, refuseCurrency } from './refuse-amount.ts';

/**
 * `POST /v1/checkout/sessions`. Stripe makes the intent when the shopper first pays; so here what it needs
 * is kept by an intent that no answer shows before that moment.
 */
export const createSession: Endpoint = (context, { base, fields }) => {
  const lines = readLines(fields);
  if (isRefusal(lines)) return lines;
  const successUrl = fields.text('success_url');
  if (fields.text('mode') !== 'payment')
    return refuseParameter('mode', 'The sandbox only knows mode=payment.');
  if (!successUrl) return refuseMissing('success_url');
  const types = readTypes(context, fields, lines.currency);
  if (isRefusal(types)) return types;
  const verification = readVerification(fields, ['automatic', 'instant']);
  if (verification && isRefusal(verification)) return verification;
  const multicapture = readMulticapture(fields);
  if (multicapture && isRefusal(multicapture)) return multicapture;
  const shipping = readShipping(fields, 'payment_intent_data[shipping]');
  if (shipping && isRefusal(shipping)) return shipping;
  const descriptor = readSuffix(fields, 'payment_intent_data');
  if (descriptor && isRefusal(descriptor)) return descriptor;
  const created = secondsOf(context.now());
  const session = newSession({
    ...lines,
    types,
    base,
    successUrl,
    cancelUrl: fields.text('cancel_url') ?? null,
    clientReferenceId: fields.text('client_reference_id') ?? null,
    customerEmail: fields.text('customer_email') ?? null,
    metadata: fields.record('metadata'),
    created,
  });
  const intent = newPaymentIntent({
    ...lines,
    captureMethod:
      fields.text('payment_intent_data[capture_method]') === 'manual' ? 'manual' : 'automatic_async',
    description: fields.text('payment_intent_data[description]') ?? null,
    receiptEmail: fields.text('payment_intent_data[receipt_email]') ?? null,
    shipping,
    suffix: descriptor?.suffix ?? null,
    metadata: fields.record('payment_intent_data[metadata]'),
    ...(verification && { verification: verification.method }),
    ...(multicapture && { multicapture: multicapture.request }),
    created,
  });
  context.state.save('payment_intent', intent.id, intent);
  context.state.save('session_of_intent', intent.id, session.id);
  context.state.save('intent_of_session', session.id, intent.id);
  return ok(context.state.save('session', session.id, session));
};

/** `GET /v1/checkout/sessions/:id` */
export const readSession: Endpoint = (context, { id, fields }) => {
  const session = context.state.find('session', id);
  return session ? ok(presentSession(context.state, session, fields)) : refuseUnknownSession(id);
};

/** `POST /v1/checkout/sessions/:id/expire`: closes the page for good. */
export const expireSession: Endpoint = (context, { id, fields }) => {
  const session = context.state.find('session', id);
  if (!session) return refuseUnknownSession(id);
  if (session.status !== 'open') {
    return refuse(400, {
      type: 'invalid_request_error',
      message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    });
  }
  const expired = { ...session, status: 'expired' as const, url: null };
  context.state.save('session', id, expired);
  const intent = context.state.find('payment_intent', String(session.payment_intent));
  if (intent) cancelIntent(context, intent);
  context.emit('checkout.session.expired', expired);
  return ok(presentSession(context.state, expired, fields));
};

const refuseUnknownSession = (id: string): Refusal => refuseUnknownId('checkout.session', id, 'session');

const CURRENCIES_OF: Readonly<Record<string, readonly string[]>> = {
  card: ['usd', 'cad', 'gbp'],
  link: ['usd', 'cad', 'gbp'],
  afterpay_clearpay: ['usd', 'cad', 'gbp'],
  us_bank_account: ['usd'],
};

/** What the page offers: cards unless it is said. Afterpay wants to know where the goods go. */
const readTypes = (
  context: SandboxContext,
  fields: FormFields,
  currency: string,
): readonly string[] | Refusal => {
  const param = 'allowed_payment_method_types';
  const asked = fields.list(param);
  const types = asked.length === 0 ? ['card'] : asked;
  const unfit = types.find((type) => !CURRENCIES_OF[type]?.includes(currency));
  if (unfit) return refuseParameter(param, `The payment method ${unfit} cannot be used with ${currency}.`);
  const lacking = types.find((type) => isSwitchedOff(context, type));
  if (lacking)
    return refuseParameter(param, `The payment method type ${lacking} is not activated for your account.`);
  const address = fields.text('payment_intent_data[shipping][address][line1]');
  return types.includes('afterpay_clearpay') && !address
    ? refuseMissing('payment_intent_data[shipping]')
    : types;
};

const readLines = (fields: FormFields): { amount: number; currency: string } | Refusal => {
  const currency = fields.text('line_items[0][price_data][currency]')?.toLowerCase();
  if (!currency) return refuseMissing('line_items[0][price_data][currency]');
  let amount = 0;
  for (let line = 0; fields.text(`line_items[${line}][price_data][currency]`); line += 1) {
    const unit = fields.integer(`line_items[${line}][price_data][unit_amount]`);
    const quantity = fields.integer(`line_items[${line}][quantity]`) ?? 1;
    if (unit === undefined) return refuseMissing(`line_items[${line}][price_data][unit_amount]`);
    amount += unit * quantity;
  }
  return refuseCurrency(currency) ?? refuseAmount(amount, currency) ?? { amount, currency };
};
