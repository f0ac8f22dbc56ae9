import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';
import { textServiceOf } from './text-service.ts';

const KEYS = { ATTENTIVE_API_KEY: 'key', ATTENTIVE_SIGN_UP_SOURCE_ID: '357276' };

test('Without keys a store keeps subscriptions to itself, and opens', () => {
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({ ok: true, config: { attentive: null } });
  expect(textServiceOf(null)).toBeNull();
});

test('Both keys have Attentive told of subscriptions, or another server that speaks as it does', () => {
  const result = parseConfig({ ...REAL_SETTINGS, ...KEYS, ATTENTIVE_WEBHOOK_KEY: 'signs' });
  expect(result).toMatchObject({
    config: {
      attentive: {
        ...{ apiKey: 'key', signUpSourceId: '357276', webhookKey: 'signs' },
        apiUrl: 'https://api.attentivemobile.com',
      },
    },
  });
  expect(textServiceOf(result.ok ? result.config.attentive : null)?.id).toBe('attentive');
});

test('Half an account at Attentive is named, and nothing starts', () => {
  for (const [name, value] of Object.entries(KEYS)) {
    const missing = Object.keys(KEYS).find((other) => other !== name);
    expect(parseConfig({ ...REAL_SETTINGS, [name]: value })).toEqual({
      ok: false,
      problems: [`${missing} is missing: Attentive needs all of its keys`],
    });
  }
});

test('Attentive is asked by https, and by no demo', () => {
  expect(parseConfig({ ...REAL_SETTINGS, ...KEYS, ATTENTIVE_API_URL: 'http://texts.example' })).toMatchObject(
    { ok: false, problems: ['ATTENTIVE_API_URL is wrong: a provider is asked by https'] },
  );
  expect(parseConfig({ ...KEYS, SANDBOXES: 'on' })).toMatchObject({ ok: false });
});
