import { expect, test } from 'vitest';
import { page, useCachedPages } from '../testing/cached-pages.ts';
import { useSmallRouter } from '../testing/small-router.ts';
import { visitCookies } from './visit-cookies.ts';

const pages = useCachedPages();
const { get } = useSmallRouter();

const NEWS = 'on%3D2026-11-20%26utm_source%3Dnews';
const AD = 'on%3D2026-11-21%26gclid%3Dx1';

const REFERRAL = 'referral=9f3a51c07b2e; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly';

test('A visit with a referral code is answered with a cookie of it, on a page that no cache keeps [C7.34]', async () => {
  for (const query of ['ref=9f3a51c07b2e', 'friendsBuyToken=9f3a51c07b2e', 'size=queen&ref=9f3a51c07b2e']) {
    const { status, headers } = await get(`/mattress?${query}`);
    expect([status, headers['set-cookie'], headers['cache-control']]).toEqual([
      ...[200, [REFERRAL], 'private, no-store'],
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
  const { headers } = await get('/mattress?ref=9f3a51c07b2e&utm_source=news', { host: 'drift.halcyon.test' });
  expect(headers['set-cookie']).toBeUndefined();
});

test('The campaign of the first visit stays, and that of the last follows', () => {
  const cookiesOf = (url: string, cookie: string, today: string) =>
    visitCookies({ url, headers: { cookie } }, false, today).map((line) => line.split(';')[0]);
  expect(cookiesOf('/mattress?utm_source=news', '', '2026-11-20')).toEqual([`campaign=${NEWS}%7C${NEWS}`]);
  expect(cookiesOf('/?gclid=x1', `campaign=${NEWS}%7C${NEWS}`, '2026-11-21')).toEqual([
    `campaign=${NEWS}%7C${AD}`,
  ]);
  expect(cookiesOf('/mattress?size=king', `campaign=${NEWS}%7C${NEWS}`, '2026-11-21')).toEqual([]);
});

test('What is longer than a browser keeps is not remembered', () => {
  const long = ['source', 'medium', 'campaign', 'term', 'content']
    .map((name) => `utm_${name}=${encodeURIComponent('寝'.repeat(60))}`)
    .join('&');
  expect(visitCookies({ url: `/?${long}`, headers: {} }, false, '2026-11-20')).toEqual([]);
});

test('A kept page of a campaign is sent from memory, with the cookie of its visitor and for nobody else to keep', async () => {
  pages.render = () => page('kept');
  await pages.get('/mattress');
  const { body, headers } = await pages.get('/mattress?utm_source=news', { 'x-remember': 'a=1' });
  expect([body.toString(), headers['set-cookie'], headers['cache-control'], headers.etag]).toEqual([
    ...['kept', ['a=1'], 'private, no-store', undefined],
  ]);
  const plain = await pages.get('/mattress');
  expect(plain.headers['set-cookie']).toBeUndefined();
  expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(pages.rendered).toHaveLength(1);
});
