import { expect, test } from 'vitest';
import { acimaEnvironment, toAcimaKeys } from '../acima/acima-keys.ts';
import { affirmEnvironment, toAffirmKeys } from '../affirm/affirm-keys.ts';
import { toTruemedKeys, truemedEnvironment } from '../truemed/truemed-keys.ts';

const AFFIRM = { AFFIRM_PUBLIC_KEY: 'public', AFFIRM_PRIVATE_KEY: 'private' };
const TRUEMED = { TRUEMED_API_KEY: 'key', TRUEMED_WEBHOOK_SECRET: 'secret' };
const ACIMA = { ACIMA_MERCHANT_ID: 'merc-1', ACIMA_API_KEY: 'key', ACIMA_WEBHOOK_SECRET: 'secret' };

test('all keys of a lender are an account, at its production', () => {
  expect(toAffirmKeys(affirmEnvironment.parse(AFFIRM))).toEqual({
    publicKey: 'public',
    privateKey: 'private',
    canada: null,
    apiUrl: 'https://api.global.affirm.com',
  });
  expect(toTruemedKeys(truemedEnvironment.parse(TRUEMED))).toMatchObject({
    apiKey: 'key',
    apiUrl: 'https://api.truemed.com',
  });
  expect(toAcimaKeys(acimaEnvironment.parse(ACIMA))).toMatchObject({
    merchantId: 'merc-1',
    frameUrl: 'https://ecom.acimacredit.com',
  });
});

test('a shop without accounts at lenders has no keys', () => {
  expect([
    toAffirmKeys(affirmEnvironment.parse({})),
    toTruemedKeys(truemedEnvironment.parse({})),
    toAcimaKeys(acimaEnvironment.parse({})),
  ]).toEqual([null, null, null]);
});

test('an account at Affirm in Canada has keys of its own, and half of them are none', () => {
  const canada = { AFFIRM_PUBLIC_KEY_CA: 'public_ca', AFFIRM_PRIVATE_KEY_CA: 'private_ca' };
  const canadaOf = (env: object) => toAffirmKeys(affirmEnvironment.parse({ ...AFFIRM, ...env }))?.canada;
  expect(canadaOf(canada)).toEqual({ publicKey: 'public_ca', privateKey: 'private_ca' });
  expect(canadaOf({ AFFIRM_PUBLIC_KEY_CA: 'public_ca' })).toBeNull();
});
