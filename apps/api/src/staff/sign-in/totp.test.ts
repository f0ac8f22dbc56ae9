import { base32 } from '@better-auth/utils/base32';
import { expect, test } from 'vitest';
import { findTotpStep, newTotpKey, totpCode, totpUri } from './totp.ts';

/** The key of RFC 6238, appendix B. */
const KEY = base32.encode('12345678901234567890', { padding: false });

test('Codes are those of RFC 6238, appendix B, cut to six digits', async () => {
  const seconds = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
  expect(await Promise.all(seconds.map((at) => totpCode(KEY, at * 1_000)))).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ]);
});

test('A code is right half a minute early and late, and not for longer', async () => {
  const now = 1_234_567_890_000;
  const code = await totpCode(KEY, now);
  const at = (ms: number) => findTotpStep(KEY, code, { now: now + ms, lastStep: 0 });
  expect(await Promise.all([at(0), at(30_000), at(-30_000)])).not.toContain(null);
  expect(await Promise.all([at(60_000), at(-60_000)])).toEqual([null, null]);
});

test('A step that has been used is used up, with those before it', async () => {
  const now = 1_234_567_890_000;
  const step = (await findTotpStep(KEY, await totpCode(KEY, now), { now, lastStep: 0 })) ?? 0;
  expect(await findTotpStep(KEY, await totpCode(KEY, now), { now, lastStep: step })).toBe(null);
  expect(await findTotpStep(KEY, await totpCode(KEY, now - 30_000), { now, lastStep: step })).toBe(null);
  expect(await findTotpStep(KEY, await totpCode(KEY, now + 30_000), { now, lastStep: step })).toBe(step + 1);
});

test('A key has 160 bits, and its address says whose it is', () => {
  const key = newTotpKey();
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpKey()).not.toBe(key);
  const uri = new URL(totpUri(key, { shop: 'Halcyon', email: 'maya@halcyon.example' }));
  expect(uri.href).toContain('otpauth://totp/Halcyon:maya%40halcyon.example');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: key, issuer: 'Halcyon', digits: '6' });
});
