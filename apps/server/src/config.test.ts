import { expect, test } from 'vitest';
import { type Config, parseConfig } from './config.ts';
import { REAL_SETTINGS } from './testing/real-settings.ts';

const getConfig = (env: Record<string, string>): Config => {
  const result = parseConfig(env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
};

const problemsOf = (env: Record<string, string>): readonly string[] => {
  const result = parseConfig(env);
  return result.ok ? [] : result.problems;
};

test('without any settings the store runs on port 3000 with an embedded database and the sandboxes', () => {
  const config = getConfig({});
  expect(config).toMatchObject({ port: 3000, host: null, databaseUrl: null, accounts: [], logLevel: 'warn' });
  expect(config.mail).toBeNull();
  expect(config.dataFolder).toMatch(/\/data$/);
});

test('real keys switch the sandboxes off', () => {
  const [account, ...others] = getConfig(REAL_SETTINGS).accounts;
  expect([account?.name, others]).toEqual(['stripe', []]);
  expect(account?.browser('US')).toMatchObject({ publishableKey: 'pk_live_1' });
});

test('a real store sends its mail by its own server, from an address with a name or without', () => {
  expect(getConfig(REAL_SETTINGS).mail).toEqual({
    smtpUrl: 'smtps://shop:secret@mail.example',
    from: 'Halcyon <orders@halcyon.example>',
  });
  expect(getConfig({ ...REAL_SETTINGS, MAIL_FROM: 'orders@halcyon.example' }).mail?.from).toBe(
    'orders@halcyon.example',
  );
});

test('a mail server or a sender that is none is refused', () => {
  expect(parseConfig({ ...REAL_SETTINGS, SMTP_URL: 'https://mail.example' })).toMatchObject({ ok: false });
  expect(parseConfig({ ...REAL_SETTINGS, MAIL_FROM: 'Halcyon' })).toMatchObject({ ok: false });
  expect(parseConfig({ ...REAL_SETTINGS, MAIL_FROM: 'a@halcyon.example, b@halcyon.example' })).toMatchObject({
    ok: false,
  });
});

test('one error lists every missing and every wrong name', () => {
  const result = parseConfig({
    SANDBOXES: 'off',
    PORT: 'abc',
    DATABASE_URL: 'mysql://x',
    STRIPE_SECRET_KEY: 'sk_1',
  });
  expect(result.ok ? [] : result.problems.map((problem) => problem.split(' is ')[0])).toEqual([
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'SESSION_SECRET',
    'PUBLIC_URL',
    'This',
    'PORT',
    'DATABASE_URL',
  ]);
});

test('a name that is set to nothing counts as not set', () => {
  expect(getConfig({ DATABASE_URL: '', PORT: '', STRIPE_SECRET_KEY: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    accounts: [],
  });
});

test('real hosts are mapped to storefronts', () => {
  const { hosts } = getConfig({ SANDBOXES: 'on', HOSTS: 'Shop.example=halcyon,ca.shop.example=halcyon-ca' });
  expect([...hosts]).toEqual([
    ['shop.example', 'halcyon'],
    ['ca.shop.example', 'halcyon-ca'],
  ]);
});

test('a list of hosts that is not one is refused', () => {
  for (const HOSTS of ['shop.example', 'shop.example:8443=halcyon'])
    expect(problemsOf({ SANDBOXES: 'on', HOSTS })).toEqual([expect.stringContaining('HOSTS is wrong')]);
});

test('A list of secrets is refused when one of them has less than 32 characters', () => {
  const secret = 'x'.repeat(32);
  const old = 'y'.repeat(32);
  const load = (SESSION_SECRET: string) => parseConfig({ ...REAL_SETTINGS, SESSION_SECRET });
  expect(load(`${secret},${old}`)).toMatchObject({ ok: true, config: { sessionSecret: `${secret},${old}` } });
  expect(load(`${secret},short`)).toEqual({
    ok: false,
    problems: ['SESSION_SECRET is wrong: each secret has at least 32 characters'],
  });
});

test('a collector is told what it wants to know, and without one nothing is traced', () => {
  expect(getConfig({}).telemetry).toBeNull();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key,x-shop=halcyon=us',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  };
  expect(getConfig(env).telemetry).toEqual({
    endpoint: 'https://collector.example:4318',
    headers: { 'x-key': 'a key', 'x-shop': 'halcyon=us' },
    serviceName: 'counterpane',
    share: 0.1,
  });
  for (const wrong of [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' },
    { OTEL_TRACES_SAMPLER_ARG: '2' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'key' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'key=%E0%A4%A' },
  ])
    expect(problemsOf({ ...env, ...wrong }), JSON.stringify(wrong)).toHaveLength(1);
});
