import { expect, test } from 'vitest';
import { page, useCachedPages } from '../testing/cached-pages.ts';
import { pagePrivacy, VISITS } from './page-privacy.ts';

const pages = useCachedPages();

test('The headers of each copy are those of a visit that is sent it', () => {
  expect(pagePrivacy(VISITS.asked, 'GB')).toBe('asked');
  for (const country of ['US', 'CA', 'GB']) {
    expect(pagePrivacy(VISITS.measured, country)).toBe('measured');
    expect(pagePrivacy(VISITS.quiet, country)).toBe('quiet');
  }
});

test('Who is to be asked, who allows and who refuses get a copy each, and none of them another one’s', async () => {
  pages.render = ({ storefront, privacy }) => page(`${storefront} ${privacy}`);
  const read = async (host: string, headers: Record<string, string> = {}) =>
    (await pages.get('/mattress', { host, ...headers })).body.toString();
  for (let round = 0; round < 2; round += 1) {
    expect(await read('british.test')).toBe('british asked');
    for (const name of ['privacy', '__Host-privacy'])
      expect(await read('british.test', { cookie: `${name}=2.a` })).toBe('british measured');
    expect(await read('british.test', { cookie: 'privacy=2.' })).toBe('british quiet');
    expect(await read('british.test', { 'sec-gpc': '1' })).toBe('british quiet');
    expect(await read('halcyon.test')).toBe('halcyon measured');
    expect(await read('halcyon.test', { cookie: 'privacy=2.m' })).toBe('halcyon quiet');
  }
  expect(pages.rendered).toHaveLength(5);
  expect((await pages.get('/mattress')).headers.vary).toBe('Accept-Encoding, Cookie, Sec-GPC');
});
