import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMethod, methodIdsOf, PAYMENT_METHODS } from './methods.ts';

test('every provider of the specification has its label', () => {
  expect(Object.fromEntries(PAYMENT_METHODS.map(({ id, label }) => [id, label]))).toEqual({
    stripeDirect: 'Card',
    stripeCanada: 'Card',
    paypal: 'PayPal',
    paypalCredit: 'PayPal Credit',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    stripePaymentRequest: 'Browser wallet',
    amazonPay: 'Amazon Pay',
    link: 'Link',
    afterPay: 'After Pay',
    affirm: 'Affirm',
    splitIt: 'SplitIt',
    bank: 'Bank',
    truemed: 'Truemed',
    acima: 'Acima',
    'amazon-redeem': 'No payment due',
  });
});

test('PayPal and PayPal Credit go to Braintree; cards, wallets, Link, Afterpay and bank to the card provider', () => {
  expect(methodIdsOf('braintree')).toEqual(['paypal', 'paypalCredit']);
  expect(methodIdsOf('card-provider').toSorted()).toEqual([
    'afterPay',
    'applepay',
    'bank',
    'googlepay',
    'link',
    'stripeCanada',
    'stripeDirect',
    'stripePaymentRequest',
  ]);
  expect(methodIdsOf('amazon')).toEqual(['amazonPay']);
});

test('all method types of the specification belong to a way to pay', () => {
  expect([...new Set(PAYMENT_METHODS.flatMap(({ types }) => types))].toSorted()).toEqual([
    'afterpay_clearpay',
    'amazon_pay',
    'apple_pay',
    'card',
    'google_pay',
    'link',
    'link_card_brand',
  ]);
});

test('an order of nothing has a way of its own, which no company takes part in and nobody is asked for', () => {
  expect(findMethod('amazon-redeem')).toMatchObject({ integration: null, entry: null, isExpress: false });
  expect(
    PAYMENT_METHODS.filter(({ integration, entry }) => integration === null || entry === null),
  ).toHaveLength(1);
});

test('express are the wallets that have a button of their own before the steps', () => {
  expect(PAYMENT_METHODS.filter(({ isExpress }) => isExpress).map(({ id }) => id)).toEqual([
    'applepay',
    'googlepay',
    'stripePaymentRequest',
    'amazonPay',
  ]);
});

test('a way to pay is found by its id, and an unknown one is not', () => {
  expect(findMethod('paypalCredit')).toMatchObject({ label: 'PayPal Credit', entry: 'wallet' });
  expect(findMethod('moonbeams')).toBeNull();
});

test('whatever is asked for, what is found has that id, and stands in the registry once', () => {
  const ids = PAYMENT_METHODS.map(({ id }) => id);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom(...ids, '__proto__', 'toString')), (id) => {
      expect(findMethod(id)?.id ?? null).toBe(ids.includes(id) ? id : null);
    }),
  );
  expect(new Set(ids).size).toBe(ids.length);
});
