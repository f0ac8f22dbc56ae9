import { expect, test } from 'vitest';
import { affirm } from './index.ts';

const KEYS = { AFFIRM_PUBLIC_KEY: 'public', AFFIRM_PRIVATE_KEY: 'private' };
const CANADA = { AFFIRM_PUBLIC_KEY_CA: 'public_ca', AFFIRM_PRIVATE_KEY_CA: 'private_ca' };
const SCRIPT = { AFFIRM_SCRIPT_URL: 'https://cdn1.affirm.com/js/v2/affirm.js' };

test('a store that names no script of Affirm loads nothing of it on product pages', () => {
  const account = affirm.findAccount({ ...KEYS, ...CANADA });
  expect([account?.productSources, account?.browser('US'), account?.browser('CA')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a script without keys is no account', () => {
  expect(affirm.findAccount(SCRIPT)).toBeNull();
});

test('product pages may load the script, its answers, its frame and its pictures from hosts of Affirm alone', () => {
  const hosts = ['https://*.affirm.com'];
  expect(affirm.findAccount({ ...KEYS, ...SCRIPT })?.productSources).toEqual({
    script: hosts,
    connect: hosts,
    frame: hosts,
    image: hosts,
    form: [],
  });
});

test('the checkout loads no script of Affirm, also where product pages do', () => {
  expect(affirm.findAccount({ ...KEYS, ...SCRIPT })?.contentSources.script).toEqual([]);
});

test('pages of each country are told the public key of its own account, and those of a country without one nothing', () => {
  const scriptUrl = SCRIPT.AFFIRM_SCRIPT_URL;
  const both = affirm.findAccount({ ...KEYS, ...CANADA, ...SCRIPT });
  expect(both?.browser('US')).toEqual({ scriptUrl, publicKey: 'public', country: 'USA' });
  expect(both?.browser('CA')).toEqual({ scriptUrl, publicKey: 'public_ca', country: 'CAN' });
  expect(both?.browser('GB')).toBeNull();
  expect(affirm.findAccount({ ...KEYS, ...SCRIPT })?.browser('CA')).toBeNull();
});

test('an address that is none is refused', () => {
  expect(affirm.environment.safeParse({ ...KEYS, AFFIRM_SCRIPT_URL: 'affirm.js' }).success).toBe(false);
});
