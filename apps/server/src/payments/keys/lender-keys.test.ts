import { expect, test } from 'vitest';
import { parseConfig } from '../../config.ts';
import { REAL_SETTINGS } from '../../testing/real-settings.ts';
import { withLenderPages } from '../origins/lender-origins.ts';

const AFFIRM = { AFFIRM_PUBLIC_KEY: 'public', AFFIRM_PRIVATE_KEY: 'private' };
const TRUEMED = { TRUEMED_API_KEY: 'key', TRUEMED_WEBHOOK_SECRET: 'secret' };
const ACIMA = { ACIMA_MERCHANT_ID: 'merc-1', ACIMA_API_KEY: 'key', ACIMA_WEBHOOK_SECRET: 'secret' };

test('a shop without accounts there offers none of them', () => {
  expect(parseConfig(REAL_SETTINGS)).toMatchObject({
    ok: true,
    config: { affirm: null, truemed: null, acima: null },
  });
});

test('all keys of each offer it, at its production', () => {
  expect(parseConfig({ ...REAL_SETTINGS, ...AFFIRM, ...TRUEMED, ...ACIMA })).toMatchObject({
    ok: true,
    config: {
      affirm: { publicKey: 'public', apiUrl: 'https://api.affirm.com' },
      truemed: { apiKey: 'key', apiUrl: 'https://api.truemed.com' },
      acima: { merchantId: 'merc-1', frameUrl: 'https://ecom.acimacredit.com' },
    },
  });
});

test('half an account is told name by name', () => {
  const half = { AFFIRM_PUBLIC_KEY: 'public', TRUEMED_API_KEY: 'key', ACIMA_API_KEY: 'key' };
  expect(parseConfig({ ...REAL_SETTINGS, ...half })).toMatchObject({
    ok: false,
    problems: [
      'AFFIRM_PRIVATE_KEY is missing: Affirm needs all of its keys',
      'TRUEMED_WEBHOOK_SECRET is missing: Truemed needs all of its keys',
      'ACIMA_MERCHANT_ID is missing: Acima needs all of its keys',
      'ACIMA_WEBHOOK_SECRET is missing: Acima needs all of its keys',
    ],
  });
});

test('A demo with keys of a lender is refused', () => {
  expect(parseConfig({ ...AFFIRM, SANDBOXES: 'on' })).toEqual({
    ok: false,
    problems: ['SANDBOXES=on contradicts AFFIRM_PUBLIC_KEY, AFFIRM_PRIVATE_KEY: a demo calls no provider'],
  });
});

test('the checkout may send a form to Affirm and frame Truemed, Acima and the way back from them', () => {
  const parsed = parseConfig({ ...REAL_SETTINGS, ...AFFIRM, ...TRUEMED, ...ACIMA });
  if (!parsed.ok) throw new Error('these keys are whole');
  const none = { script: [], frame: [], connect: [], form: [] };
  expect(withLenderPages(none, parsed.config)).toEqual({
    ...none,
    form: ['https://*.affirm.com'],
    frame: ['https://*.truemed.com', 'https://*.acimacredit.com', "'self'"],
  });
  expect(withLenderPages(none, { affirm: null, truemed: null, acima: null })).toEqual(none);
});
