import { expect, test } from 'vitest';
import { checkBilling, parseBilling } from './billing-form.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const CARD = { cardTokenId: 'tok_1', cardLast4: '4242', cardBrand: 'visa' };

test('a ticked box sends no second address', () => {
  expect(parseBilling(form({ sameAsShipping: 'on', paymentProvider: 'stripeDirect' }))).toEqual({
    sameAsShipping: true,
    address: undefined,
    paymentProvider: 'stripeDirect',
    cardToken: null,
  });
});

test('a card that was tokenised travels with its last digits and brand', () => {
  const { cardToken } = parseBilling(form({ paymentProvider: 'stripeDirect', ...CARD }));
  expect(cardToken).toEqual({ id: 'tok_1', card: { last4: '4242', brand: 'visa' } });
});

test('a card typed before another method was chosen is left behind', () => {
  expect(parseBilling(form({ paymentProvider: 'affirm', ...CARD })).cardToken).toBeNull();
});

test('another billing address is judged like any address, in the words of billing', () => {
  const errors = checkBilling(form({ paymentProvider: 'stripeDirect', country: 'US' }));
  expect(errors.line1).toBe('Please enter a billing address');
});

test('the shipping address needs no second judgement', () => {
  expect(checkBilling(form({ sameAsShipping: 'on' }))).toEqual({});
});
