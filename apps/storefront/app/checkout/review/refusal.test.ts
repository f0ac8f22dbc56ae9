import { expect, test } from 'vitest';
import { refusalOf } from './refusal.ts';

const answer = (code: string, error: string, facts: object = {}) => ({
  status: 'error' as const,
  code,
  error,
  ...facts,
});

test('a changed price is told with both prices', () => {
  const refusal = refusalOf(answer('price_changed', 'The price has changed', { expected: 100, actual: 120 }));
  expect(refusal).toEqual({ kind: 'price_changed', expected: 100, actual: 120 });
});

test("a declined card is told in the provider's words", () => {
  expect(refusalOf(answer('payment_failed', 'Your card was declined.'))).toEqual({
    kind: 'payment',
    text: 'Your card was declined.',
  });
});

test('a failure without a text shows the general one', () => {
  expect(refusalOf(answer('payment_failed', ''))).toEqual({
    kind: 'payment',
    text: 'An error occurred, please try again',
  });
});

test('a refusal for stock that ran out names the item, and does not speak of the payment', () => {
  expect(refusalOf(answer('insufficient_stock', 'Only 7 left', { title: 'Pillow' }))).toEqual({
    kind: 'other',
    text: 'Only 7 left',
    title: 'Pillow',
  });
});

test('no message shows the token of a card', () => {
  const raw = 'You cannot use a Stripe token more than once: tok_1Qx_7.';
  expect(refusalOf(answer('payment_failed', raw))).toEqual({
    kind: 'payment',
    text: 'You cannot use a Stripe token more than once.',
  });
  expect(refusalOf(answer('payment_failed', 'No such token: tok_9; try another card'))).toMatchObject({
    text: 'No such token; try another card',
  });
});
