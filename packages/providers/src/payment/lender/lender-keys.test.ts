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
    scriptUrl: null,
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

test('an account at Affirm in Canada has keys of its own, beside those of the United States', () => {
  const canada = { AFFIRM_PUBLIC_KEY_CA: 'public_ca', AFFIRM_PRIVATE_KEY_CA: 'private_ca' };
  const canadaOf = (env: object) => toAffirmKeys(affirmEnvironment.parse({ ...AFFIRM, ...env }))?.canada;
  expect(canadaOf(canada)).toEqual({ publicKey: 'public_ca', privateKey: 'private_ca' });
});

test('half of a pair of Canadian keys at Affirm is a fault that names the other half', () => {
  const faultsOf = (env: object) =>
    affirmEnvironment.safeParse(env).error?.issues.map(({ path, message }) => `${path}: ${message}`);
  expect(faultsOf({ ...AFFIRM, AFFIRM_PUBLIC_KEY_CA: 'public_ca' })).toEqual([
    'AFFIRM_PRIVATE_KEY_CA: an account has both of its keys',
  ]);
  expect(faultsOf({ ...AFFIRM, AFFIRM_PRIVATE_KEY_CA: 'private_ca' })).toEqual([
    'AFFIRM_PUBLIC_KEY_CA: an account has both of its keys',
  ]);
  const alone = { AFFIRM_PUBLIC_KEY_CA: 'public_ca', AFFIRM_PRIVATE_KEY_CA: 'private_ca' };
  expect(faultsOf(alone)).toEqual([
    'AFFIRM_PUBLIC_KEY: an account in Canada stands beside one in the United States',
    'AFFIRM_PRIVATE_KEY: an account in Canada stands beside one in the United States',
  ]);
});
