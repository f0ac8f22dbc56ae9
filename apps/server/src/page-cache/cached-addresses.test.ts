import { expect, test } from 'vitest';
import { HTML, page, useCachedPages } from '../testing/cached-pages.ts';

const pages = useCachedPages();
const { get } = pages;

test('two storefronts and two paths never share a page', async () => {
  pages.render = ({ storefront, url }) => page(`${storefront}${url}`);
  await get('/mattress');
  expect((await get('/mattress', { host: 'drift.test' })).body.toString()).toBe('drift/mattress');
  expect((await get('/pillow')).body.toString()).toBe('halcyon/pillow');
  expect((await get('/mattress')).body.toString()).toBe('halcyon/mattress');
});

test('a shopper who chose a size gets the page of that size', async () => {
  pages.render = ({ size }) => page(`size: ${size}`);
  const withSize = (size: string) =>
    get('/mattress', { cookie: `visitor=1; user-size-selection=${size}; b=2` });
  expect((await withSize('king')).body.toString()).toBe('size: king');
  expect((await withSize('queen')).body.toString()).toBe('size: queen');
  expect((await withSize('QUEEN')).body.toString()).toBe('size: queen');
  expect((await get('/mattress')).body.toString()).toBe('size: null');
  expect((await withSize('king')).body.toString()).toBe('size: king');
  expect(pages.rendered).toHaveLength(3);
});

test('an invented size is no size', async () => {
  await get('/mattress');
  await get('/mattress', { cookie: 'user-size-selection=enormous' });
  expect(pages.rendered).toHaveLength(1);
});

test('no other cookie of the visitor reaches a public page', async () => {
  await get('/mattress', { cookie: 'visitor=secret; session=secret' });
  expect(pages.rendered).toEqual([
    { storefront: 'halcyon', url: '/mattress', size: null, privacy: 'measured', shown: null },
  ]);
});

test('a private page is never stored', async () => {
  expect((await get('/cart')).headers['x-live']).toBe('yes');
  expect(pages.rendered).toHaveLength(0);
});

test('advertisers’ parameters lead to the same page', async () => {
  await get('/mattress?size=king');
  await get('/mattress?utm_source=mail&size=king&gclid=1&color=');
  expect(pages.rendered.map(({ url }) => url)).toEqual(['/mattress', '/mattress?size=king']);
});

test('the order of filters does not matter', async () => {
  await get('/mattresses?size=king&color=grey');
  await get('/mattresses?color=grey&size=king');
  expect(pages.rendered.map(({ url }) => url)).toEqual(['/mattresses', '/mattresses?color=grey&size=king']);
});

test('a value that the page does not offer makes no page of its own', async () => {
  for (let index = 0; index < 50; index++) {
    const { headers } = await get(`/mattress?color=c${index}&quantity=${index}&variant=v${index}`);
    expect(headers['x-live']).toBe('yes');
  }
  expect(pages.rendered.map(({ url }) => url)).toEqual(['/mattress']);
  expect(pages.cache.stats().pages).toBe(1);
});

test('a value that the page offers under another name makes no page of its own, in any number of tries', async () => {
  const queries = [
    ...['headboard=12', 'quantity=12', 'height=king', 'sort=king', 'arm=grey', 'size=12', 'leg=king'],
    ...['size=king&size=king', 'size=king&color=grey&size=king', 'color=grey&leg=12&leg=12'],
    ...Array.from({ length: 50 }, (_, index) => `quantity-piece-${index}=12`),
  ];
  for (const query of queries)
    expect([query, (await get(`/mattress?${query}`)).headers['x-live']]).toEqual([query, 'yes']);
  expect(pages.cache.stats().pages).toBe(1);
});

test('what a page offers is kept once, in whatever order it is asked for and with whatever an advertiser adds', async () => {
  for (const query of [
    ...['size=king&color=grey&leg=12', 'leg=12&color=grey&size=king', 'color=grey&utm_id=1&leg=12&size=king'],
    ...['leg=12', 'leg=12&sort='],
  ])
    expect((await get(`/mattress?${query}`)).body.toString()).toBe(HTML);
  expect(pages.rendered.map(({ url }) => url)).toEqual([
    '/mattress',
    '/mattress?color=grey&leg=12&size=king',
    '/mattress?leg=12',
  ]);
});

test('a host with another port, or in other letters, is sent the same page', async () => {
  for (const host of ['halcyon.test', 'halcyon.test:1', 'halcyon.test:65535', 'HALCYON.test'])
    expect((await get('/mattress', { host })).status).toBe(200);
  expect(pages.rendered).toHaveLength(1);
  expect(pages.cache.stats()).toMatchObject({ pages: 1, hits: 3 });
});

test('a parameter that may mean anything is rendered live', async () => {
  expect((await get('/mattress?friendsBuyToken=abc')).headers['x-live']).toBe('yes');
  expect((await get('/m%61ttress')).headers['x-live']).toBe('yes');
});

test('a host that is not ours takes no room', async () => {
  expect((await get('/mattress', { host: 'evil.example' })).headers['x-live']).toBe('yes');
});

test('forms are never answered from memory', async () => {
  await get('/mattress');
  expect((await get('/mattress', {}, 'POST')).headers['x-live']).toBe('yes');
});
