import { expect, test } from 'vitest';
import { splitit } from './index.ts';
import { splititEnvironment, toSplititKeys } from './splitit-keys.ts';

const SPLITIT = {
  SPLITIT_CLIENT_ID: 'APIUser1',
  SPLITIT_CLIENT_SECRET: 'secret',
  SPLITIT_APPLICATION_ID: 'terminal-1',
  SPLITIT_WEBHOOK_PUBLIC_KEY: '-----BEGIN PUBLIC KEY-----\\nMII\\n-----END PUBLIC KEY-----',
  SPLITIT_SCRIPT_URL: 'https://flex-form.production.splitit.com/flex-form.js',
};

const keysOf = (env: Record<string, string>) => toSplititKeys(splititEnvironment.parse(env));

test('all keys of SplitIt are an account, at its production', () => {
  expect(keysOf(SPLITIT)).toMatchObject({
    applicationId: 'terminal-1',
    apiUrl: 'https://web-api-v3.production.splitit.com',
    identityUrl: 'https://id.production.splitit.com',
  });
});

test('an account without the script of the form is one too: shoppers are sent to the page of SplitIt', () => {
  const { SPLITIT_SCRIPT_URL: _, ...documented } = SPLITIT;
  expect(keysOf(documented)).toMatchObject({ applicationId: 'terminal-1', scriptUrl: null });
  const account = splitit.findAccount(documented);
  expect(account?.browser('US')).toBeNull();
  expect(account?.contentSources).toEqual({
    script: [],
    connect: [],
    frame: [],
    form: ['https://*.splitit.com'],
  });
});

test('a shop without an account at SplitIt has no keys', () => {
  expect(keysOf({})).toBeNull();
});

test('a webhook key that is none is refused', () => {
  const mistaken = { ...SPLITIT, SPLITIT_WEBHOOK_PUBLIC_KEY: 'whsec_1' };
  expect(splititEnvironment.safeParse(mistaken).success).toBe(false);
});
