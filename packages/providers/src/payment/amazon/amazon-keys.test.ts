import { expect, test } from 'vitest';
import { amazonEnvironment, toAmazonKeys } from './amazon-keys.ts';
import { amazon } from './index.ts';

const KEYS = {
  AMAZON_PAY_MERCHANT_ID: 'A1',
  AMAZON_PAY_STORE_ID: 'amzn1.application-oa2-client.1',
  AMAZON_PAY_PUBLIC_KEY_ID: 'LIVE-1',
  AMAZON_PAY_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nMII\\n-----END PRIVATE KEY-----',
};

const keysOf = (env: Record<string, string>) => toAmazonKeys(amazonEnvironment.parse(env));

test('Amazon Pay is offered with all of its keys', () => {
  expect(keysOf(KEYS)).toMatchObject({
    merchantId: 'A1',
    apiUrl: 'https://pay-api.amazon.com',
    region: 'us',
    scriptUrl: 'https://static-na.payments-amazon.com/checkout.js',
  });
});

test('a European account talks to its own address, and has its own script', () => {
  expect(keysOf({ ...KEYS, AMAZON_PAY_REGION: 'eu' })).toMatchObject({
    apiUrl: 'https://pay-api.amazon.eu',
    scriptUrl: 'https://static-eu.payments-amazon.com/checkout.js',
  });
});

test('an account of one region is not offered in the storefronts of the other', () => {
  const offered = (env: Record<string, string>) => {
    const provider = amazon.findAccount({ ...KEYS, ...env })?.create('amazonPay', { timeoutMs: 1_000 });
    return (['USD', 'GBP'] as const).filter((currency) => provider?.isAvailable?.(currency) ?? true);
  };
  expect(offered({})).toEqual(['USD']);
  expect(offered({ AMAZON_PAY_REGION: 'eu' })).toEqual(['GBP']);
  expect(offered({ AMAZON_PAY_API_URL: 'http://localhost:3006/' })).toEqual(['USD', 'GBP']);
});

test('product pages have Amazon’s button unless the shop wants none there', () => {
  const account = (env: Record<string, string>) => amazon.findAccount({ ...KEYS, ...env });
  expect(account({})?.browser('US')).toMatchObject({ isOnProducts: true });
  const without = account({ AMAZON_PAY_PRODUCT_BUTTON: 'false' });
  expect([without?.browser('US'), without?.productSources]).toMatchObject([{ isOnProducts: false }, null]);
});

test('certificates and the script come from Amazon, and from another address only where all of it does', () => {
  expect(keysOf(KEYS)?.certificateOrigin).toBeNull();
  const shared = keysOf({ ...KEYS, AMAZON_PAY_API_URL: 'http://localhost:3006/' });
  expect(shared).toMatchObject({
    certificateOrigin: 'http://localhost:3006',
    scriptUrl: 'http://localhost:3006/checkout.js',
  });
});

test('a shop without Amazon Pay has no keys, and half of them are none', () => {
  const { AMAZON_PAY_STORE_ID: _, ...half } = KEYS;
  expect([keysOf(half), keysOf({})]).toEqual([null, null]);
});
