import { expect, test } from 'vitest';
import { page, useCachedPages } from '../testing/cached-pages.ts';

const pages = useCachedPages();
const { get } = pages;

const rendersVariants = () => {
  pages.render = ({ shown }) => page(`the ${shown?.variant ?? 'usual'} page`, { 'cache-tag': 'page:home' });
};

const asked = (variant: string, headers = {}) => get('/tried', { cookie: `variant=${variant}`, ...headers });

const textOf = async (variant: string) => (await asked(variant)).body.toString();

test('Two visitors of two variants each get their own page from the cache, and others the usual one', async () => {
  rendersVariants();
  for (let visit = 0; visit < 3; visit++) {
    expect([await textOf('departments-first'), await textOf('story-first'), await textOf('')]).toEqual([
      ...['the departments-first page', 'the story-first page', 'the usual page'],
    ]);
  }
  expect(pages.rendered).toHaveLength(3);
  expect(pages.cache.stats()).toMatchObject({ pages: 3, hits: 6 });
});

test('An invented variant makes no page, in any number of tries', async () => {
  rendersVariants();
  for (let index = 0; index < 50; index++) expect(await textOf(`variant-${index}`)).toBe('the usual page');
  expect(pages.cache.stats().pages).toBe(1);
});

test('A page without an experiment is stored once, whatever variant its visitors have elsewhere', async () => {
  for (const variant of ['departments-first', 'story-first', ''])
    await get('/mattress', { cookie: `variant=${variant}` });
  expect(pages.rendered).toHaveLength(1);
});

test('A change of what a page shows drops its copies of all variants', async () => {
  rendersVariants();
  const variants = ['departments-first', 'story-first', ''];
  for (const variant of variants) await asked(variant);
  expect(pages.cache.purge(['page:home'])).toBe(3);
  pages.render = () => page('new');
  expect(await Promise.all(variants.map(textOf))).toEqual(['new', 'new', 'new']);
});

test('A stale copy is rendered again in its own variant', async () => {
  rendersVariants();
  await asked('story-first');
  pages.clock += 700_000;
  expect(await textOf('story-first')).toBe('the story-first page');
  expect(pages.rendered.map(({ shown }) => shown?.variant)).toEqual(['story-first', 'story-first']);
});

test('Caches of others are told not to mix variants, and a browser that changes its variant gets the other page', async () => {
  rendersVariants();
  const first = await asked('departments-first');
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'Accept-Encoding, Cookie, Sec-GPC',
  });
  expect(first.headers['set-cookie']).toBeUndefined();
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await asked('departments-first', known)).status).toBe(304);
  const other = await asked('story-first', known);
  expect([other.status, other.body.toString()]).toEqual([200, 'the story-first page']);
});
