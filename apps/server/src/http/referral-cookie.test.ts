import { expect, test } from 'vitest';
import { useSmallRouter } from '../testing/small-router.ts';

const { get } = useSmallRouter();

const COOKIE = 'referral=9f3a51c07b2e; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly';

test('A visit with a referral code is answered with a cookie of it, on a page that no cache keeps [C7.34]', async () => {
  for (const query of [
    'ref=9f3a51c07b2e',
    'friendsBuyToken=9f3a51c07b2e',
    'utm_source=sms&ref=9f3a51c07b2e',
  ]) {
    const { status, headers } = await get(`/mattress?${query}`);
    expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([
      200,
      [COOKIE],
      'private, no-store',
    ]);
  }
});

test('A visit without a code, and one with something else for it, gets no cookie', async () => {
  for (const url of [
    '/mattress',
    '/mattress?ref=',
    '/mattress?ref=a%3B%20Path',
    `/mattress?ref=${'a'.repeat(65)}`,
  ])
    expect((await get(url)).headers['set-cookie']).toBeUndefined();
});

test('A visit that does not let the shop remember how its visitor came gets no cookie', async () => {
  const { headers } = await get('/mattress?ref=9f3a51c07b2e', { host: 'drift.halcyon.test' });
  expect(headers['set-cookie']).toBeUndefined();
});
