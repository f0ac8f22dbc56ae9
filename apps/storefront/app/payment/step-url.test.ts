import { expect, test } from 'vitest';
import { cartUrl, formActionUrl, nextStep, stepUrl } from './step-url.ts';

const query = new URLSearchParams('utm_source=mail&utm_source=post&failedOrder=1&payment_intent=pi_1');

test('a change of step drops the query unless it is asked to keep it', () => {
  expect(stepUrl('billing', { query, keepQuery: false })).toBe('/checkout/billing');
  expect(stepUrl('billing', { query, keepQuery: true })).toBe(
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

test('the cart that is asked for once more has all that was in its address but what was dealt with', () => {
  const at = (search: string) => ({ url: `http://shop/checkout/cart?${search}` });
  expect(cartUrl(at(''))).toBe('/checkout/cart');
  expect(cartUrl(at('utm_source=mail&proceed=1&news=expired&code=A'))).toBe('/checkout/cart?utm_source=mail');
  expect(
    cartUrl(at('cart=1&utm_source=a&utm_source=b'), {
      without: ['cart'],
      told: { link: 'cart_not_found' },
    }),
  ).toBe('/checkout/cart?utm_source=a&utm_source=b&link=cart_not_found');
});

test('a form is sent to its address with the query of its page', () => {
  expect(formActionUrl('/checkout/cart/help', query)).toBe(
    '/checkout/cart/help?utm_source=mail&utm_source=post',
  );
  expect(formActionUrl('/checkout/cart/help', new URLSearchParams('proceed=1'))).toBe('/checkout/cart/help');
});
