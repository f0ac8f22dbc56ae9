import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';

const PEM = '-----BEGIN PRIVATE KEY-----\\nMIGH\\n-----END PRIVATE KEY-----';
const GOOGLE = { GOOGLE_SIGN_IN_ID: 'shop.apps.googleusercontent.com', GOOGLE_SIGN_IN_SECRET: 'secret' };
const APPLE = {
  APPLE_SIGN_IN_ID: 'shop.example',
  APPLE_SIGN_IN_TEAM: 'TEAM123456',
  APPLE_SIGN_IN_KEY_ID: 'KEY1234567',
  APPLE_SIGN_IN_KEY: PEM,
};

const problemsOf = (env: Readonly<Record<string, string>>): readonly string[] => {
  const parsed = parseConfig(env);
  return parsed.ok ? [] : parsed.problems;
};

test('with all keys of a company customers sign in there, and its PEM may stand in one line', () => {
  const parsed = parseConfig({ ...GOOGLE, ...APPLE });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const { google, apple } = parsed.config.signIn;
  expect(google?.issuer).toBe('https://accounts.google.com');
  expect(apple).toMatchObject({ teamId: 'TEAM123456', issuer: 'https://appleid.apple.com' });
  expect(apple?.privateKey.split('\n')).toHaveLength(3);
});

test('without keys there is no company, and half an account does not start', () => {
  const parsed = parseConfig({});
  expect(parsed).toMatchObject({ ok: true, config: { signIn: { google: null, apple: null } } });
  expect(problemsOf({ GOOGLE_SIGN_IN_ID: 'shop' })).toEqual([
    'GOOGLE_SIGN_IN_SECRET is missing: Google needs all of its keys',
  ]);
  const { APPLE_SIGN_IN_KEY: _, ...half } = APPLE;
  expect(problemsOf(half)).toEqual(['APPLE_SIGN_IN_KEY is missing: Apple needs all of its keys']);
});

test('what is no private key is said before the store opens', () => {
  expect(problemsOf({ ...APPLE, APPLE_SIGN_IN_KEY: 'KEY' })).toEqual([
    'APPLE_SIGN_IN_KEY is wrong: a private key in PEM',
  ]);
});
