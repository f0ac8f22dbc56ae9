import { generateKeyPairSync } from 'node:crypto';
import { PAYMENT_INTEGRATIONS } from '@counterpane/providers/payment/integrations';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';
import {
  areEnough,
  buildProviders,
  contentSourcesOf,
  productSourcesOf,
  scriptOriginsOf,
  withSandboxes,
} from './accounts.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const PAYPAL = {
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
};
const SPLITIT = {
  SPLITIT_CLIENT_ID: 'APIUser1',
  SPLITIT_CLIENT_SECRET: 'secret',
  SPLITIT_APPLICATION_ID: 'terminal-1',
  SPLITIT_WEBHOOK_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  SPLITIT_SCRIPT_URL: 'https://flex-form.production.splitit.com/flex-form.js',
};
const AMAZON = {
  AMAZON_PAY_MERCHANT_ID: 'A1',
  AMAZON_PAY_STORE_ID: 'amzn1.application-oa2-client.1',
  AMAZON_PAY_PUBLIC_KEY_ID: 'LIVE-1',
  AMAZON_PAY_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nMII\\n-----END PRIVATE KEY-----',
};
const AFFIRM = { AFFIRM_PUBLIC_KEY: 'public', AFFIRM_PRIVATE_KEY: 'private' };
const TRUEMED = { TRUEMED_API_KEY: 'key', TRUEMED_WEBHOOK_SECRET: 'secret' };
const ACIMA = { ACIMA_MERCHANT_ID: 'merc-1', ACIMA_API_KEY: 'key', ACIMA_WEBHOOK_SECRET: 'secret' };
const ACCEPTED = { ACIMA_ACCEPT_UNVERIFIED: 'true' };
const ALL = { ...PAYPAL, ...SPLITIT, ...AMAZON, ...AFFIRM, ...TRUEMED, ...ACIMA, ...ACCEPTED };

const accountsOf = (env: Record<string, string>) => {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.config.accounts;
};
const namesOf = (env: Record<string, string>) => accountsOf(env).map(({ name }) => name);

test('a shop has an account where it has all keys, and nowhere else', () => {
  expect(namesOf(REAL_SETTINGS)).toEqual(['stripe']);
  for (const [name, keys] of Object.entries({
    braintree: PAYPAL,
    splitit: SPLITIT,
    amazon: AMAZON,
    affirm: AFFIRM,
    truemed: TRUEMED,
    acima: { ...ACIMA, ...ACCEPTED },
  }))
    expect(namesOf({ ...REAL_SETTINGS, ...keys })).toEqual(['stripe', name]);
  expect(namesOf({ ...REAL_SETTINGS, ...ALL })).toEqual(PAYMENT_INTEGRATIONS.map(({ name }) => name));
});

test('with all accounts every way to pay has its provider', () => {
  const providers = buildProviders(accountsOf({ ...REAL_SETTINGS, ...ALL }));
  const taken = PAYMENT_METHODS.filter(({ integration }) => integration !== null).map(({ id }) => id);
  expect([...providers.keys()].toSorted()).toEqual(taken.toSorted());
  expect([...providers].filter(([id, provider]) => provider.id !== id)).toEqual([]);
});

test('half an account is told name by name', () => {
  const { SPLITIT_CLIENT_SECRET: _secret, ...halfOfSplitit } = SPLITIT;
  const half = {
    ...halfOfSplitit,
    BRAINTREE_MERCHANT_ID: 'merchant',
    BRAINTREE_PUBLIC_KEY: 'public',
    AMAZON_PAY_STORE_ID: AMAZON.AMAZON_PAY_STORE_ID,
    AFFIRM_PUBLIC_KEY: 'public',
    TRUEMED_API_KEY: 'key',
    ACIMA_API_KEY: 'key',
  };
  expect(parseConfig({ ...REAL_SETTINGS, ...half })).toEqual({
    ok: false,
    problems: [
      'BRAINTREE_PRIVATE_KEY is missing: PayPal needs all of its keys',
      'SPLITIT_CLIENT_SECRET is missing: SplitIt needs all of its keys',
      'AMAZON_PAY_MERCHANT_ID is missing: Amazon Pay needs all of its keys',
      'AMAZON_PAY_PUBLIC_KEY_ID is missing: Amazon Pay needs all of its keys',
      'AMAZON_PAY_PRIVATE_KEY is missing: Amazon Pay needs all of its keys',
      'AFFIRM_PRIVATE_KEY is missing: Affirm needs all of its keys',
      'TRUEMED_WEBHOOK_SECRET is missing: Truemed needs all of its keys',
      'ACIMA_MERCHANT_ID is missing: Acima needs all of its keys',
      'ACIMA_WEBHOOK_SECRET is missing: Acima needs all of its keys',
    ],
  });
});

test('a company that publishes no API is offered by a real store only where its operator says so by name', () => {
  const noticesOf = (env: Record<string, string>) => {
    const parsed = parseConfig({ ...REAL_SETTINGS, ...env });
    return parsed.ok ? parsed.config.notices : parsed.problems;
  };
  expect(namesOf({ ...REAL_SETTINGS, ...ACIMA })).toEqual(['stripe']);
  expect(noticesOf(ACIMA)).toEqual([
    expect.stringMatching(/^Acima is unverified and not offered\..*ACIMA_ACCEPT/),
  ]);
  expect(noticesOf({ ...ACIMA, ACIMA_ACCEPT_UNVERIFIED: 'false' })).toEqual(noticesOf(ACIMA));
  expect(namesOf({ ...REAL_SETTINGS, ...ACIMA, ...ACCEPTED })).toEqual(['stripe', 'acima']);
  expect(noticesOf({ ...ACIMA, ...ACCEPTED })).toEqual([expect.stringContaining('unverified and offered')]);
  expect(noticesOf({ ...SPLITIT, ...ACCEPTED })).toEqual([]);
});

test('operators read at the start what of a documented company is unverified', () => {
  const parsed = parseConfig({ ...REAL_SETTINGS, ...TRUEMED });
  expect(parsed.ok && parsed.config.notices).toEqual([
    expect.stringMatching(/^Truemed is offered, and unverified in part\. The path of a refund/),
  ]);
  expect(namesOf({ ...REAL_SETTINGS, ...TRUEMED })).toEqual(['stripe', 'truemed']);
});

test('a demo has the stand-in of every company, also of one that publishes no API', () => {
  const standIn = { ACIMA_API_URL: 'http://localhost:3013', ACIMA_FRAME_URL: 'http://localhost:3013' };
  expect(namesOf({ ...ACIMA, ...standIn, SANDBOXES: 'on' })).toEqual(['acima']);
});

test('a key that is none is refused by name', () => {
  const mistaken = { ...REAL_SETTINGS, ...SPLITIT, SPLITIT_WEBHOOK_PUBLIC_KEY: 'whsec_1' };
  expect(parseConfig(mistaken)).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('SPLITIT_WEBHOOK_PUBLIC_KEY is wrong')],
  });
});

test('a demo with keys of a company is refused, unless its server is on this machine', () => {
  expect(parseConfig({ ...AFFIRM, SANDBOXES: 'on' })).toEqual({
    ok: false,
    problems: ['SANDBOXES=on contradicts AFFIRM_PUBLIC_KEY, AFFIRM_PRIVATE_KEY: a demo calls no provider'],
  });
  expect(parseConfig({ ...SPLITIT, SANDBOXES: 'on' }).ok).toBe(false);
  const standIn = { SPLITIT_API_URL: 'http://localhost:3005', SPLITIT_IDENTITY_URL: 'http://localhost:3005' };
  expect(namesOf({ ...SPLITIT, ...standIn, SANDBOXES: 'on' })).toEqual(['splitit']);
});

test('sandboxes are wanted until cards can be taken, and stand in for no company at which there is an account', () => {
  const own = accountsOf({ ...AFFIRM, AFFIRM_API_URL: 'http://localhost:3011', SANDBOXES: 'on' });
  const real = accountsOf({ ...REAL_SETTINGS, ...AFFIRM });
  expect([areEnough([]), areEnough(own), areEnough(real)]).toEqual([false, false, true]);
  const together = withSandboxes(own, real);
  expect(together.map(({ name }) => name).toSorted()).toEqual(['affirm', 'stripe']);
  expect(contentSourcesOf(together).form).toContain('http://localhost:3011');
});

test('the checkout may send a form to Affirm and frame Truemed, Acima and the way back from them', () => {
  const { form, frame, script } = contentSourcesOf(
    accountsOf({ ...REAL_SETTINGS, ...AFFIRM, ...TRUEMED, ...ACIMA, ...ACCEPTED }).filter(
      ({ name }) => name !== 'stripe',
    ),
  );
  expect(form).toEqual(['https://*.affirm.com']);
  expect(frame).toEqual([
    'https://*.truemed.com',
    'https://truemed.com',
    'https://*.acimacredit.com',
    "'self'",
  ]);
  expect(script).toEqual([]);
});

test('product pages load what draws Amazon’s button where the store wants it, and the script of Affirm where it names it', () => {
  const sourcesOf = (env: Record<string, string>) =>
    productSourcesOf(accountsOf({ ...REAL_SETTINGS, ...ALL, ...env }));
  expect([...sourcesOf({ AMAZON_PAY_PRODUCT_BUTTON: 'false' })]).toEqual([]);
  expect(sourcesOf({}).get('amazon')?.script).toEqual(['https://static-na.payments-amazon.com']);
  const named = sourcesOf({ AFFIRM_SCRIPT_URL: 'https://cdn1.affirm.com/js/v2/affirm.js' });
  expect([...named.keys()].sort()).toEqual(['affirm', 'amazon']);
  expect(named.get('affirm')?.script).toEqual(['https://*.affirm.com']);
});

test('pages of a country with an account of its own at Stripe are told its key, and half of one is told name by name', () => {
  const canadian = {
    STRIPE_SECRET_KEY_CA: 'sk_live_2',
    STRIPE_PUBLISHABLE_KEY_CA: 'pk_live_2',
    STRIPE_WEBHOOK_SECRET_CA: 'whsec_2',
  };
  const keyIn = (country: 'US' | 'CA' | 'GB') =>
    scriptOriginsOf(accountsOf({ ...REAL_SETTINGS, ...canadian }), country).stripe;
  expect([keyIn('US'), keyIn('CA'), keyIn('GB')]).toMatchObject([
    { publishableKey: 'pk_live_1' },
    { publishableKey: 'pk_live_2' },
    { publishableKey: 'pk_live_1' },
  ]);
  const { STRIPE_WEBHOOK_SECRET_CA: _secret, ...half } = canadian;
  expect(parseConfig({ ...REAL_SETTINGS, ...half })).toMatchObject({
    ok: false,
    problems: ['STRIPE_WEBHOOK_SECRET_CA is wrong: an account has all of its keys'],
  });
  expect(parseConfig({ ...canadian, SANDBOXES: 'on' }).ok).toBe(false);
});

test('pages are told what loads the scripts and forms of the accounts, and nothing that is secret', () => {
  const scripts = scriptOriginsOf(accountsOf({ ...REAL_SETTINGS, ...ALL }), 'US');
  expect(scripts).toEqual({
    stripe: {
      scriptUrl: 'https://js.stripe.com/endive/stripe.js',
      publishableKey: 'pk_live_1',
      origin: 'https://js.stripe.com',
    },
    braintree: {
      clientUrl: expect.stringMatching(/\/client\.min\.js$/),
      paypalUrl: expect.stringMatching(/\/paypal-checkout\.min\.js$/),
      deviceUrl: expect.stringMatching(/\/data-collector\.min\.js$/),
    },
    splitit: { scriptUrl: SPLITIT.SPLITIT_SCRIPT_URL },
    amazon: {
      scriptUrl: 'https://static-na.payments-amazon.com/checkout.js',
      merchantId: 'A1',
      publicKeyId: 'LIVE-1',
      isOnProducts: true,
    },
  });
});
