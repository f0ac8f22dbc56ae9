import type Stripe from 'stripe';
import { ok } from '../machinery/answer.ts';
import { isRefusal, refuseMissing, refuseUnknownId } from './answer.ts';
import type { ApiCall, Endpoint } from './api-call.ts';
import { secondsOf } from './context.ts';
import { newId } from './ids.ts';
import { type PaymentMethod, readCard } from './payment-method.ts';

/** `POST /v1/tokens`: the card frames trade a card for a token; nobody else ever sees the number. */
export const createToken: Endpoint = (context, { fields }) => {
  const number = fields.text('card[number]');
  const expMonth = fields.integer('card[exp_month]');
  const expYear = fields.integer('card[exp_year]');
  if (number === undefined) return refuseMissing('card[number]');
  if (expMonth === undefined) return refuseMissing('card[exp_month]');
  if (expYear === undefined) return refuseMissing('card[exp_year]');
  const card = {
    number,
    expMonth,
    expYear: expYear < 100 ? 2000 + expYear : expYear,
    cvc: fields.text('card[cvc]'),
  };
  const method = readCard(newId('pm'), card, context.now());
  if (isRefusal(method)) return method;
  const token = newToken(method, fields, secondsOf(context.now()));
  context.state.save('token', token.id, { token, means: method });
  return ok(token);
};

/** `GET /v1/tokens/:id` */
export const readToken: Endpoint = (context, { id }) => {
  const found = context.state.find('token', id);
  return found ? ok(found.token) : refuseUnknownId('token', id, 'token');
};

const newToken = (method: PaymentMethod, fields: ApiCall['fields'], created: number): Stripe.Token => ({
  id: newId('tok'),
  object: 'token',
  card: {
    id: newId('card'),
    object: 'card',
    address_city: fields.text('card[address_city]') ?? null,
    address_country: fields.text('card[address_country]') ?? null,
    address_line1: fields.text('card[address_line1]') ?? null,
    address_line1_check: fields.text('card[address_line1]') ? 'unchecked' : null,
    address_line2: fields.text('card[address_line2]') ?? null,
    address_state: fields.text('card[address_state]') ?? null,
    address_zip: fields.text('card[address_zip]') ?? null,
    address_zip_check: fields.text('card[address_zip]') ? 'unchecked' : null,
    brand: BRAND_TITLES[method.brand] ?? 'Unknown',
    country: 'US',
    cvc_check: fields.text('card[cvc]') ? 'unchecked' : null,
    dynamic_last4: null,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    funding: 'credit',
    last4: method.last4,
    metadata: {},
    name: fields.text('card[name]') ?? null,
    regulated_status: 'unregulated',
    tokenization_method: null,
  },
  client_ip: null,
  created,
  livemode: false,
  type: 'card',
  used: false,
});

/** Tokens spell brands as people read them, charges in lower case: Stripe's own two ways. */
const BRAND_TITLES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
};
