import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { REAL_SETTINGS } from '../../testing/real-settings.ts';

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const SPLITIT = {
  SPLITIT_CLIENT_ID: 'APIUser1',
  SPLITIT_CLIENT_SECRET: 'secret',
  SPLITIT_APPLICATION_ID: 'terminal-1',
  SPLITIT_WEBHOOK_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  SPLITIT_FORM_URL: 'https://forms.production.splitit.com/form',
};

test('a shop without an account at SplitIt does not offer it', () => {
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({ ok: true, config: { splitit: null } });
});

test('all keys of SplitIt offer it, at its production', () => {
  expect(parseConfig({ ...REAL_SETTINGS, ...SPLITIT })).toMatchObject({
    ok: true,
    config: {
      splitit: { applicationId: 'terminal-1', apiUrl: 'https://web-api-v3.production.splitit.com' },
    },
  });
});

test('half an account at SplitIt is told name by name', () => {
  const { SPLITIT_CLIENT_SECRET: _secret, SPLITIT_FORM_URL: _form, ...half } = SPLITIT;
  expect(parseConfig({ ...REAL_SETTINGS, ...half })).toMatchObject({
    ok: false,
    problems: [
      'SPLITIT_CLIENT_SECRET is missing: SplitIt needs all of its keys',
      'SPLITIT_FORM_URL is missing: SplitIt needs all of its keys',
    ],
  });
});

test('A demo with keys of SplitIt is refused', () => {
  const { ok } = parseConfig({ ...SPLITIT, SANDBOXES: 'on' });
  expect(ok).toBe(false);
  const standIn = { SPLITIT_API_URL: 'http://localhost:3005', SPLITIT_IDENTITY_URL: 'http://localhost:3005' };
  expect(parseConfig({ ...SPLITIT, ...standIn, SANDBOXES: 'on' })).toMatchObject({
    config: { isDemo: true, splitit: { applicationId: 'terminal-1' } },
  });
});

test('a webhook key that is none is refused', () => {
  const mistaken = { ...REAL_SETTINGS, ...SPLITIT, SPLITIT_WEBHOOK_PUBLIC_KEY: 'whsec_1' };
  expect(parseConfig(mistaken)).toMatchObject({ ok: false });
});
