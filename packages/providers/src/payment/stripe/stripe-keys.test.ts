import { expect, test } from 'vitest';
import { STRIPE_LIVE_KEYS, stripeEnvironment, toStripeKeys } from './stripe-keys.ts';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const keysOf = (env: Record<string, string>) => toStripeKeys(stripeEnvironment.parse(env));

test('all keys of Stripe are an account at Stripe itself, or at another server that speaks its API', () => {
  expect(keysOf(STRIPE)).toMatchObject({
    first: { secretKey: 'sk_live_1', publishableKey: 'pk_live_1' },
    own: {},
    apiUrl: null,
  });
  const shared = keysOf({ ...STRIPE, STRIPE_API_URL: 'http://localhost:3001' });
  expect(shared?.apiUrl?.origin).toBe('http://localhost:3001');
});

test('a key that is of another kind is refused', () => {
  for (const STRIPE_SECRET_KEY of ['pk_live_1', 'whsec_1', 'secret'])
    expect(stripeEnvironment.safeParse({ ...STRIPE, STRIPE_SECRET_KEY }).success).toBe(false);
});

test('a secret key and a restricted one say whether they move real money', () => {
  const isLive = (key: string) => STRIPE_LIVE_KEYS.STRIPE_SECRET_KEY.test(key);
  expect(['sk_live_1', 'rk_live_1', 'sk_test_live_1'].map(isLive)).toEqual([true, true, false]);
});
