import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findMethod, offeredMethods, PAYMENT_METHODS, type SellingCountry } from './methods.ts';

const everything = () => true;
const labelsIn = (country: 'US' | 'CA' | 'GB') =>
  offeredMethods(country, everything).map(({ label }) => label);

test('every provider of the specification has its label', () => {
  expect(Object.fromEntries(PAYMENT_METHODS.map(({ id, label }) => [id, label]))).toEqual({
    stripeDirect: 'Card',
    stripeCanada: 'Card',
    paypal: 'PayPal',
    paypalCredit: 'PayPal Credit',
    applepay: 'Apple Pay',
    googlepay: 'Google Pay',
    stripePaymentRequest: 'Payment Request',
    amazonPay: 'Amazon Pay',
    link: 'Link',
    afterPay: 'After Pay',
    affirm: 'Affirm',
    splitIt: 'SplitIt',
    bank: 'Bank',
    truemed: 'Truemed',
    acima: 'Acima',
  });
});

test('PayPal and PayPal Credit go to Braintree; cards, wallets, Link, Afterpay and bank to the card provider', () => {
  const idsOf = (family: string) =>
    PAYMENT_METHODS.filter((method) => method.family === family).map(({ id }) => id);
  expect(idsOf('braintree')).toEqual(['paypal', 'paypalCredit']);
  expect(idsOf('card-provider').toSorted()).toEqual([
    'afterPay',
    'applepay',
    'bank',
    'googlepay',
    'link',
    'stripeCanada',
    'stripeDirect',
    'stripePaymentRequest',
  ]);
  expect(idsOf('amazon')).toEqual(['amazonPay']);
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

test('Card comes first everywhere, and once', () => {
  for (const country of ['US', 'CA', 'GB'] as const) {
    expect(labelsIn(country)[0]).toBe('Card');
    expect(labelsIn(country).filter((label) => label === 'Card')).toHaveLength(1);
  }
});

test('the card provider is stripeCanada in Canada and stripeDirect elsewhere', () => {
  expect(offeredMethods('CA', everything)[0]?.id).toBe('stripeCanada');
  expect(offeredMethods('US', everything)[0]?.id).toBe('stripeDirect');
  expect(offeredMethods('GB', everything)[0]?.id).toBe('stripeDirect');
});

test('in the UK shoppers pay by card, PayPal, Apple Pay, Google Pay or Amazon Pay', () => {
  expect(labelsIn('GB')).toEqual(['Card', 'PayPal', 'Apple Pay', 'Google Pay', 'Amazon Pay']);
});

test('in the US everything is offered but the Canadian card', () => {
  const us = offeredMethods('US', everything).map(({ id }) => id);
  expect(us).toEqual(PAYMENT_METHODS.map(({ id }) => id).filter((id) => id !== 'stripeCanada'));
});

test('what the shop cannot take is not offered', () => {
  expect(offeredMethods('US', (id) => id === 'paypal').map(({ label }) => label)).toEqual(['PayPal']);
});

test('a way to pay is found by its id, and an unknown one is not', () => {
  expect(findMethod('paypalCredit')).toMatchObject({ label: 'PayPal Credit', entry: 'wallet' });
  expect(findMethod('moonbeams')).toBeNull();
});

test('one provider more or less changes its own offer alone, and never the order', () => {
  const ids = PAYMENT_METHODS.map(({ id }) => id);
  const countries = fc.constantFrom<SellingCountry>('US', 'CA', 'GB');
  fc.assert(
    fc.property(countries, fc.subarray(ids), fc.constantFrom(...ids), (country, known, extra) => {
      const offered = (list: readonly string[]) =>
        offeredMethods(country, (id) => list.includes(id)).map(({ id }) => id);
      const others = known.filter((id) => id !== extra);
      expect(offered([...others, extra]).filter((id) => id !== extra)).toEqual(offered(others));
      expect(ids.filter((id) => offered(known).includes(id))).toEqual(offered(known));
    }),
  );
});
