import { expect, test } from 'vitest';
import { expressWallets, parseOrigin } from '../../payment/express-offers.ts';
import { type ExpressApproval, parseApproval, writeApproval } from './express-form.ts';

const APPROVAL: ExpressApproval = {
  provider: 'googlepay',
  token: 'ctoken_1',
  approved: 76_104,
  idempotencyKey: 'key',
  from: 'cart',
  isMobile: true,
  email: 'ada@example.com',
  address: {
    fullName: 'Ada Lovelace',
    line1: '20 W 34th St',
    line2: '',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    country: 'US',
    phone: '2125550142',
  },
};

test('what was approved arrives as it was sent, from a phone or a desktop [K3.22]', () => {
  for (const approval of [APPROVAL, { ...APPROVAL, isMobile: false }])
    expect(parseApproval(writeApproval(approval))).toEqual(approval);
});

test('a way back that is none of ours is shipping', () => {
  expect([parseOrigin('cart'), parseOrigin('https://elsewhere.example'), parseOrigin(null)]).toEqual([
    'cart',
    'shipping',
    'shipping',
  ]);
});

test('wallets are offered where the shop has them and they take the total', () => {
  const method = (id: string) => ({ id, label: id, entry: 'wallet' as const });
  const paymentProviders = ['stripeDirect', 'applepay', 'googlepay', 'paypal'].map(method);
  expect(expressWallets({ paymentProviders, unavailablePaymentProviders: [] })).toEqual([
    'applepay',
    'googlepay',
  ]);
  expect(expressWallets({ paymentProviders, unavailablePaymentProviders: ['applepay'] })).toEqual([
    'googlepay',
  ]);
});
