import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';

const STAND_IN = {
  STRIPE_SECRET_KEY: 'sk_test_storm',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_storm',
  STRIPE_WEBHOOK_SECRET: 'whsec_storm',
  STRIPE_API_URL: 'http://localhost:3001',
  SMTP_URL: 'smtp://127.0.0.1:3003',
  MAIL_FROM: 'orders@storm.example',
};

const problemsOf = (env: Record<string, string | undefined>): string => {
  const result = parseConfig(env);
  return result.ok ? '' : result.problems.join('\n');
};

test('A store that only this machine reaches, without a database server and keys, is a demo', () => {
  for (const env of [{}, { HOST: '127.0.0.1' }, { HOST: '::1', PUBLIC_URL: 'http://shop.localhost:8080' }])
    expect(parseConfig(env)).toMatchObject({ ok: true, config: { isDemo: true, hasDemoPeople: true } });
});

test('A store that others reach or that has a database server does not open without its keys', () => {
  for (const env of [
    { HOST: '0.0.0.0' },
    { HOST: '10.0.0.7' },
    { PUBLIC_URL: 'https://shop.example' },
    { PUBLIC_URL: 'http://shop.example' },
    { HOSTS: 'shop.example=halcyon' },
    { STAFF_HOST: 'staff.shop.example' },
    { TRUST_PROXY: '1' },
    { DATABASE_URL: 'postgres://localhost/shop' },
  ]) {
    const [name = ''] = Object.keys(env);
    expect([name, problemsOf(env)]).toEqual([name, expect.stringContaining(`because of ${name}`)]);
    expect(problemsOf(env)).toContain('STRIPE_SECRET_KEY is missing: a real store needs it');
    expect(problemsOf(env)).toContain('or SANDBOXES=on');
  }
});

test('A public store whose card key was mounted empty says all that is missing in one message', () => {
  const { STRIPE_SECRET_KEY: _key, SMTP_URL: _mail, ...rest } = REAL_SETTINGS;
  const env = {
    ...rest,
    STRIPE_SECRET_KEY: '',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://shop:pass@db/shop',
  };
  expect(parseConfig(env)).toEqual({
    ok: false,
    problems: [
      'STRIPE_SECRET_KEY is missing: a real store needs it',
      'SMTP_URL is missing: a real store needs it',
      expect.stringMatching(
        /^This is a real store, not a demo, because of HOST, PUBLIC_URL, DATABASE_URL, STRIPE_PUBLISHABLE_KEY: set all that is missing, or SANDBOXES=on /,
      ),
    ],
  });
  expect(problemsOf(env)).not.toContain('pass');
});

test('One key of any provider, or a mail server, makes a store real', () => {
  for (const env of [
    { BRAINTREE_MERCHANT_ID: 'merchant' },
    { SPLITIT_CLIENT_ID: 'client' },
    { AMAZON_PAY_MERCHANT_ID: 'merchant' },
    { AFFIRM_PUBLIC_KEY: 'public' },
    { TRUEMED_API_KEY: 'key' },
    { ACIMA_API_KEY: 'key' },
    { EASYPOST_API_KEY: 'key' },
    { SMTP_URL: 'smtps://mail.example' },
  ])
    expect(problemsOf(env)).toContain(`because of ${Object.keys(env)}`);
});

test('A real store is no demo, and is reached by https only', () => {
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({
    ok: true,
    config: { isDemo: false, hasDemoPeople: false },
  });
  expect(parseConfig({ ...REAL_SETTINGS, HOST: '0.0.0.0' })).toMatchObject({ ok: true });
  const { PUBLIC_URL: _url, ...nowhere } = REAL_SETTINGS;
  expect(problemsOf(nowhere)).toContain('PUBLIC_URL is missing');
  for (const PUBLIC_URL of ['http://halcyon.example/', 'HTTP://halcyon.example', 'http://localhost:3000'])
    expect(problemsOf({ ...REAL_SETTINGS, PUBLIC_URL })).toBe(
      'PUBLIC_URL is wrong: shoppers reach a real store by https',
    );
});

test('A real store asks its providers by https, or a stand-in on its own machine', () => {
  for (const name of ['STRIPE_API_URL', 'AFFIRM_API_URL', 'TAXJAR_API_URL', 'EASYPOST_API_URL'])
    expect(problemsOf({ ...REAL_SETTINGS, [name]: 'http://api.example' })).toContain(
      `${name} is wrong: a provider is asked by https`,
    );
  expect(problemsOf({ ...REAL_SETTINGS, STRIPE_API_URL: 'http://localhost:3001' })).toBe('');
});

test('A variable of another program in the environment leaves a demo a demo', () => {
  expect(parseConfig({ STRIPE_API_KEY: 'sk_live_1', SMTP_HOST: 'mail' })).toMatchObject({
    ok: true,
    config: { isDemo: true },
  });
});

test('A demo that others reach, or that has a database server, brings no account to try it with', () => {
  for (const env of [{ HOST: '0.0.0.0' }, { DATABASE_URL: 'postgres://localhost/shop' }])
    expect(parseConfig({ ...env, SANDBOXES: 'on' })).toMatchObject({
      config: { isDemo: true, hasDemoPeople: false },
    });
});

test('SANDBOXES=on opens any store as a demo', () => {
  const env = { SANDBOXES: 'on', HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/shop' };
  expect(parseConfig(env)).toMatchObject({
    ok: true,
    config: {
      isDemo: true,
      hasDemoPeople: false,
      accounts: [],
      mail: null,
      databaseUrl: 'postgres://db/shop',
    },
  });
});

test('SANDBOXES=off asks for all keys even where nobody else reaches the store', () => {
  expect(problemsOf({ SANDBOXES: 'off' })).toContain('because of SANDBOXES=off');
});

test('Real keys beside SANDBOXES=on are refused as a contradiction that names them', () => {
  expect(problemsOf({ SANDBOXES: 'on', STRIPE_SECRET_KEY: 'sk_live_1' })).toContain(
    'SANDBOXES=on contradicts STRIPE_SECRET_KEY: a demo calls no provider',
  );
  expect(problemsOf({ ...REAL_SETTINGS, SANDBOXES: 'on' })).toContain(
    'SANDBOXES=on contradicts STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, SMTP_URL:',
  );
});

test('A demo may use stand-ins that run on this machine already, but never with a live key', () => {
  expect(parseConfig({ ...STAND_IN, SANDBOXES: 'on' })).toMatchObject({
    ok: true,
    config: { isDemo: true, accounts: [{ name: 'stripe' }], mail: { from: 'orders@storm.example' } },
  });
  expect(problemsOf({ ...STAND_IN, SANDBOXES: 'on', STRIPE_SECRET_KEY: 'rk_live_1' })).toContain(
    'SANDBOXES=on contradicts STRIPE_SECRET_KEY',
  );
  const { SMTP_URL: _mail, ...half } = STAND_IN;
  expect(problemsOf({ ...half, SANDBOXES: 'on' })).toBe('SMTP_URL is missing beside STRIPE_SECRET_KEY');
});

test('The documents of the API are public in a demo, and in a real store where it says so', () => {
  expect(parseConfig({})).toMatchObject({ config: { apiDocs: true } });
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({ config: { apiDocs: false } });
  expect(parseConfig({ ...REAL_SETTINGS, API_DOCS: 'on' })).toMatchObject({ config: { apiDocs: true } });
});
