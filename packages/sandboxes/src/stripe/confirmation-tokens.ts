import type Stripe from 'stripe';
import { ok } from '../machinery/answer.ts';
import { isRefusal, type Refusal, refuseMissing, refuseParameter, refuseUnknownId } from './answer.ts';
import type { ApiCall, Endpoint } from './api-call.ts';
import { type SandboxContext, secondsOf } from './context.ts';
import { describePaymentMethod } from './describe-payment-method.ts';
import type { FormFields } from './form-fields.ts';
import { newId } from './ids.ts';
import type { PaymentMethod, Wallet } from './payment-method.ts';
import { wellKnownCard } from './well-known-card.ts';

/** Twelve hours, as with Stripe. */
const LIFE_SECONDS = 12 * 60 * 60;

const WALLETS: readonly Wallet[] = ['apple_pay', 'google_pay', 'link'];

/** `POST /v1/confirmation_tokens`: what a wallet's sheet collected, for the server to confirm a payment with. */
export const createConfirmationToken: Endpoint = (context, { fields }) => {
  const card = fields.text('payment_method_data[card][token]');
  if (!card) return refuseMissing('payment_method_data[card][token]');
  const found = wellKnownCard(context, card);
  if (!found) return refuseUnknownId('token', card, 'payment_method_data[card][token]');
  if (isRefusal(found)) return found;
  const wallet = WALLETS.find((name) => name === fields.text('payment_method_data[card][wallet]'));
  const method: PaymentMethod = wallet ? { ...found, wallet } : found;
  const token = newConfirmationToken(method, fields, secondsOf(context.now()));
  context.state.save('confirmation_token', token.id, {
    token,
    means: method,
    isUsed: false,
    captureMethod: fields.text('client_context[capture_method]'),
  });
  return ok(token);
};

/** `GET /v1/confirmation_tokens/:id` */
export const readConfirmationToken: Endpoint = (context, { id }: ApiCall) => {
  const found = context.state.find('confirmation_token', id);
  return found ? ok(found.token) : refuseUnknownId('confirmationtoken', id, 'confirmation_token');
};

/** What pays; the token is used up. The payment has to be captured as the page said that it would be. */
export const takeConfirmationToken = (
  context: SandboxContext,
  id: string,
  captureMethod: Stripe.PaymentIntent.CaptureMethod,
): PaymentMethod | Refusal => {
  const found = context.state.find('confirmation_token', id);
  if (!found) return refuseUnknownId('confirmationtoken', id, 'confirmation_token');
  const { token, means: method, isUsed, captureMethod: expected = captureMethod } = found;
  if (isUsed || secondsOf(context.now()) > (token.expires_at ?? 0)) {
    const message = 'This ConfirmationToken has already been used, or it has expired.';
    return refuseParameter('confirmation_token', message, 'resource_already_exists');
  }
  if (expected !== captureMethod) {
    const message = `The capture_method of the payment (${captureMethod}) is not what Elements was set up with (${expected}).`;
    return refuseParameter('confirmation_token', message, 'payment_intent_invalid_parameter');
  }
  context.state.save('confirmation_token', id, { ...found, isUsed: true });
  return method;
};

const newConfirmationToken = (
  method: PaymentMethod,
  fields: FormFields,
  created: number,
): Stripe.ConfirmationToken => {
  const described = describePaymentMethod(method, created);
  return {
    id: newId('ctoken'),
    object: 'confirmation_token',
    created,
    expires_at: created + LIFE_SECONDS,
    livemode: false,
    mandate_data: null,
    metadata: {},
    payment_intent: null,
    payment_method_options: { card: null },
    payment_method_preview: {
      billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
      customer: null,
      customer_account: null,
      type: 'card',
      ...(described.card ? { card: described.card } : {}),
    },
    return_url: fields.text('return_url') ?? null,
    setup_future_usage: null,
    setup_intent: null,
    shipping: null,
    use_stripe_sdk: true,
  };
};
