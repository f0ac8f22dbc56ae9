import { money } from '@counterpane/rules/money/money';
import { expect, test } from 'vitest';
import { offersAmazon } from './offers-amazon.ts';

const amazonPay = { id: 'amazonPay', label: 'Amazon Pay', entry: 'redirect' as const };
const cart = { totalPrice: money(76_104, 'USD') };
const OFFER = { paymentProviders: [amazonPay], unavailablePaymentProviders: [], cart };

test('Amazon Pay is offered where the shop has it and the cart can have it', () => {
  expect(offersAmazon(OFFER)).toBe(true);
  expect(offersAmazon({ ...OFFER, paymentProviders: [] })).toBe(false);
  expect(offersAmazon({ ...OFFER, unavailablePaymentProviders: ['amazonPay'] })).toBe(false);
});

test('where nothing is due nobody is sent to Amazon', () => {
  expect(offersAmazon({ ...OFFER, cart: { totalPrice: money(0, 'USD') } })).toBe(false);
});
