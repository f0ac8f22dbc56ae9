import { expect, test } from 'vitest';
import { parseConfig } from '../config.ts';
import { REAL_SETTINGS } from '../testing/real-settings.ts';
import { carriersOf } from './carriers.ts';

const KEYS = { EASYPOST_API_KEY: 'EZAK_1', EASYPOST_WEBHOOK_SECRET: 's' };

test('Without keys a store has no carriers, and opens', () => {
  expect(parseConfig({})).toMatchObject({ ok: true, config: { easypost: null } });
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({ ok: true, config: { easypost: null } });
  expect(carriersOf(null)).toBeNull();
});

test('Both keys have labels bought at EasyPost, or at another server that speaks as it does', () => {
  const result = parseConfig({ ...REAL_SETTINGS, ...KEYS });
  expect(result).toMatchObject({
    config: { easypost: { apiKey: 'EZAK_1', webhookSecret: 's', apiUrl: 'https://api.easypost.com' } },
  });
  expect(carriersOf(result.ok ? result.config.easypost : null)).toMatchObject({ id: 'easypost' });
  const other = { ...REAL_SETTINGS, ...KEYS, EASYPOST_API_URL: 'https://carriers.example' };
  expect(parseConfig(other)).toMatchObject({ config: { easypost: { apiUrl: 'https://carriers.example' } } });
});

test('Half an account at EasyPost is named, and nothing starts', () => {
  for (const [name, value] of Object.entries(KEYS)) {
    const missing = Object.keys(KEYS).find((other) => other !== name);
    expect(parseConfig({ ...REAL_SETTINGS, [name]: value })).toEqual({
      ok: false,
      problems: [`${missing} is missing: EasyPost needs all of its keys`],
    });
  }
});

test('A demo buys no label that costs money', () => {
  expect(parseConfig({ ...KEYS, SANDBOXES: 'on' })).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('SANDBOXES=on contradicts EASYPOST_API_KEY, EASYPOST_WEBHOOK_SECRET')],
  });
});
