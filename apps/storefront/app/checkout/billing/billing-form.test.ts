import { translator } from '@counterpane/messages/translator';
import { expect, test } from 'vitest';
import { parseBilling, validateBilling } from './billing-form.ts';

const form = (fields: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

const CARD = { tokenProvider: 'stripeDirect', tokenId: 'tok_1', tokenLast4: '4242', tokenBrand: 'visa' };
const WALLET = { tokenProvider: 'paypal', tokenId: 'nonce-1', tokenLast4: '', tokenBrand: 'PayPal' };

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

test('a wallet that was approved travels with its name', () => {
  const { cardToken } = parseBilling(form({ paymentProvider: 'paypal', ...WALLET }));
  expect(cardToken).toEqual({ id: 'nonce-1', card: { last4: '', brand: 'PayPal' } });
});

test('a card typed before another method was chosen is left behind', () => {
  expect(parseBilling(form({ paymentProvider: 'affirm', ...CARD })).cardToken).toBeNull();
});

test('what PayPal approved is never sent to the card provider, nor to PayPal Credit', () => {
  expect(parseBilling(form({ paymentProvider: 'stripeDirect', ...WALLET })).cardToken).toBeNull();
  expect(parseBilling(form({ paymentProvider: 'paypalCredit', ...WALLET })).cardToken).toBeNull();
});

test('another billing address is checked like any address, in the words of billing', () => {
  const errors = validateBilling(form({ paymentProvider: 'stripeDirect', country: 'US' }), translator('en'));
  expect(errors.line1).toBe('Please enter a billing address');
});

test('the shipping address is not validated a second time', () => {
  expect(validateBilling(form({ sameAsShipping: 'on' }), translator('en'))).toEqual({});
});

test('a wallet that was not approved is named, with another way to go on', () => {
  const errors = validateBilling(
    form({ sameAsShipping: 'on', paymentProvider: 'paypal', ...CARD }),
    translator('en'),
  );
  expect(errors).toEqual({
    method: 'You have not approved the payment with PayPal yet. Use its button, or choose Card.',
  });
  expect(
    validateBilling(form({ sameAsShipping: 'on', paymentProvider: 'paypal', ...WALLET }), translator('en')),
  ).toEqual({});
});

test('where nothing is due a wallet has nothing to approve', () => {
  const sent = { sameAsShipping: 'on', paymentProvider: 'paypal', nothingDue: 'on' };
  expect(validateBilling(form(sent), translator('en'))).toEqual({});
});
