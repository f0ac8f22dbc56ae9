import { expect, test } from 'vitest';
import { cardOriginsOf } from './card-origins.ts';

const STRIPE = 'https://js.stripe.com/endive/stripe.js';
const BRAINTREE = 'https://js.braintreegateway.com/web/3.144.0/js/';

test('the checkout may load what Stripe, Braintree and PayPal need, and nothing of PayPal without its keys', () => {
  const both = cardOriginsOf(STRIPE, BRAINTREE);
  expect(both.script).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://www.paypal.com']));
  expect(both.connect).toEqual(
    expect.arrayContaining(['https://api.stripe.com', 'https://*.braintreegateway.com']),
  );
  expect(both.image).toContain('https://www.paypalobjects.com');
  // A script of any host below paypal.com could read what is typed.
  expect(both.script).not.toContain('https://*.paypal.com');
  expect(JSON.stringify(cardOriginsOf(STRIPE))).not.toContain('paypal');
});

test('of a sandbox it may load everything from one address', () => {
  const { script, frame, connect } = cardOriginsOf(STRIPE, 'http://localhost:3004/web/sandbox/js/');
  for (const list of [script, frame, connect]) expect(list.at(-1)).toBe('http://localhost:3004');
});
