import { expect, test } from 'vitest';
import { nextStep, stepAddress } from './step-address.ts';

const query = new URLSearchParams('utm_source=mail&utm_source=post&failedOrder=1&payment_intent=pi_1');

test('a change of step drops the query unless it is asked to keep it', () => {
  expect(stepAddress('billing', { query, keepQuery: false })).toBe('/checkout/billing');
  expect(stepAddress('billing', { query, keepQuery: true })).toBe(
    '/checkout/billing?utm_source=mail&utm_source=post',
  );
});

test('a query that speaks of one visit alone leaves nothing behind', () => {
  expect(nextStep('shipping', { url: 'http://shop/checkout/cart?proceed=1' })).toBe('/checkout/shipping');
});

test('what the router adds to a call for data is in no address', () => {
  expect(nextStep('shipping', { url: 'http://shop/checkout/cart?proceed=1&a=b&_routes=cart%2Froute' })).toBe(
    '/checkout/shipping?a=b',
  );
});
