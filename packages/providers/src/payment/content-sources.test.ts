import { expect, test } from 'vitest';
import { braintreeSources } from './braintree/braintree-sources.ts';
import { framedPage, hostsOf, mergedSources } from './content-sources.ts';
import { stripeSources } from './stripe/stripe-sources.ts';

const STRIPE = 'https://js.stripe.com/endive/stripe.js';
const BRAINTREE = 'https://js.braintreegateway.com/web/3.144.0/js/';

test('the checkout may load what Stripe, Braintree and PayPal need, and nothing of PayPal without its keys', () => {
  const both = mergedSources([stripeSources(STRIPE), braintreeSources(BRAINTREE)]);
  expect(both.script).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://www.paypal.com']));
  expect(both.connect).toEqual(
    expect.arrayContaining(['https://api.stripe.com', 'https://*.braintreegateway.com']),
  );
  expect(both.image).toContain('https://www.paypalobjects.com');
  // A script of any host below paypal.com could read what is typed.
  expect(both.script).not.toContain('https://*.paypal.com');
  expect(JSON.stringify(mergedSources([stripeSources(STRIPE)]))).not.toContain('paypal');
});

test("Stripe's own script brings Stripe's own addresses", () => {
  expect(stripeSources(STRIPE).connect).toEqual(['https://api.stripe.com']);
});

test('a form may lead to the pages of a sandbox, which are where its API is', () => {
  const apart = stripeSources('http://127.0.0.1:3001/v3/stripe.js', new URL('http://localhost:3001'));
  expect(apart.frame).toEqual(['http://127.0.0.1:3001']);
  expect(apart.form).toEqual(['http://127.0.0.1:3001', 'http://localhost:3001']);
});

test('scripts of PayPal come from named hosts', () => {
  const { script } = braintreeSources('https://js.braintreegateway.com/web/3/js/');
  expect(script.filter((origin) => origin.includes('*'))).toEqual([]);
});

test('of a sandbox it may load everything from one address', () => {
  const { script, frame, connect, form } = braintreeSources('http://localhost:3004/web/sandbox/js/');
  for (const list of [script, frame, connect, form]) expect(list).toEqual(['http://localhost:3004']);
});

test('a company may serve a page from any of its hosts, and nobody else from theirs', () => {
  expect(hostsOf('https://www.affirm.ca/page', 'affirm.com', 'affirm.ca')).toEqual(['https://*.affirm.ca']);
  expect(hostsOf('https://notaffirm.com', 'affirm.com')).toEqual(['https://notaffirm.com']);
});

test('what several companies need stands once', () => {
  const framed = mergedSources([framedPage('http://localhost:1'), framedPage('http://localhost:2')]);
  expect(framed.frame).toEqual(['http://localhost:1', "'self'", 'http://localhost:2']);
});
