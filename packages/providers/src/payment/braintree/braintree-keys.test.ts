import { expect, test } from 'vitest';
import { braintreeEnvironment, toBraintreeKeys } from './braintree-keys.ts';

const PAYPAL = {
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
};

const keysOf = (env: Record<string, string>) => toBraintreeKeys(braintreeEnvironment.parse(env));

test('a store without keys of Braintree has no PayPal', () => {
  expect(keysOf({})).toBeNull();
});

test('with its keys PayPal takes real money, in dollars unless other accounts are named', () => {
  expect(keysOf(PAYPAL)).toMatchObject({
    merchantId: 'merchant',
    environment: 'production',
    merchantAccounts: {},
    scriptsUrl: expect.stringMatching(/^https:\/\/js\.braintreegateway\.com\/web\/[\d.]+\/js\/$/),
  });
  const more = { BRAINTREE_ENVIRONMENT: 'sandbox', BRAINTREE_MERCHANT_ACCOUNTS: 'CAD=shop_ca,GBP=shop_uk' };
  expect(keysOf({ ...PAYPAL, ...more })).toMatchObject({
    environment: 'sandbox',
    merchantAccounts: { CAD: 'shop_ca', GBP: 'shop_uk' },
  });
});

test('two stores may share one stand-in of Braintree', () => {
  const keys = keysOf({ ...PAYPAL, BRAINTREE_API_URL: 'http://localhost:3004' });
  expect(keys?.environment).toEqual({ host: 'localhost', port: 3004 });
});
