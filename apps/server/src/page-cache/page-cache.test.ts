import type { Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen, send } from '../testing/send.ts';
import type { PageAddress } from './page-address.ts';
import { createPageCache, type PageCache } from './page-cache.ts';

/** What the storefront would render; each test says it anew. */
let render: (page: PageAddress) => Response | Promise<Response>;
let rendered: PageAddress[];
let warnings: string[];
let clock: number;
let cache: PageCache;
let server: Server;

const HTML = `<!doctype html><h1>Mattress</h1><script>hello()</script><input name="size" value="king"><select name="leg"><option value="12"></select><a href="?size=king&amp;color=grey">${'<p>Soft and firm.</p>'.repeat(200)}`;
const PUBLIC = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, s-maxage=600, stale-while-revalidate=3600',
};
const page = (html = HTML, headers: Record<string, string> = {}, status = 200) =>
  new Response(html, { status, headers: { ...PUBLIC, ...headers } });

beforeEach(async () => {
  render = () => page();
  rendered = [];
  warnings = [];
  clock = 1_000_000;
  cache = createPageCache({
    render: async (address) => {
      rendered.push(address);
      return render(address);
    },
    isPrivatePath: (path) => path.startsWith('/cart'),
    storefrontOf: (host) => /^(\w+)\.test(?::\d+)?$/.exec(host.toLowerCase())?.[1] ?? null,
    sizes: new Set(['queen', 'king']),
    baseHeaders: [
      ['x-content-type-options', 'nosniff'],
      ['content-security-policy', "default-src 'none'"],
    ],
    maxBytes: 100_000,
    now: () => clock,
    warn: (message) => warnings.push(message),
  });
  server = await listen(async (req, res) => {
    if (cache.serve(req, res)) return;
    const answered = await cache.answer(req, res).catch(() => {
      res.writeHead(500).end();
    });
    if (answered === 'live') res.writeHead(200, { 'x-live': 'yes' }).end('live');
  });
});

afterEach(async () => {
  await cache.settled();
  server.close();
});

const get = (path: string, headers?: Record<string, string>, method = 'GET') =>
  send(server, method, path, headers);

test('a page is rendered for the first visitor and sent from memory to the next', async () => {
  const first = await get('/mattress');
  const second = await get('/mattress');
  expect(first.body.toString()).toBe(HTML);
  expect(second.body.toString()).toBe(HTML);
  expect(rendered).toEqual([{ storefront: 'halcyon', url: '/mattress', size: null }]);
  expect(cache.stats()).toMatchObject({ hits: 1, misses: 1, pages: 1 });
});

test('two storefronts and two paths never share a page', async () => {
  render = ({ storefront, url }) => page(`${storefront}${url}`);
  await get('/mattress');
  expect((await get('/mattress', { host: 'drift.test' })).body.toString()).toBe('drift/mattress');
  expect((await get('/pillow')).body.toString()).toBe('halcyon/pillow');
  expect((await get('/mattress')).body.toString()).toBe('halcyon/mattress');
});

test('a stale page is sent at once and rendered again behind it', async () => {
  await get('/mattress');
  clock += 601_000;
  render = () => page('new');
  expect((await get('/mattress')).body.toString()).toBe(HTML);
  await expect.poll(async () => (await get('/mattress')).body.toString()).toBe('new');
  expect(rendered).toHaveLength(2);
  expect(cache.stats().stale).toBeGreaterThanOrEqual(1);
});

test('a page that is stale for too long is not sent any more', async () => {
  await get('/mattress');
  clock += 600_000 + 3_600_000;
  render = () => page('new');
  expect((await get('/mattress')).body.toString()).toBe('new');
});

test('when rendering fails, shoppers keep the stale page and the next try waits a little', async () => {
  await get('/mattress');
  clock += 601_000;
  render = () => page('broken', {}, 500);
  await get('/mattress');
  await expect.poll(() => rendered.length).toBe(2);
  expect((await get('/mattress')).body.toString()).toBe(HTML);
  expect(rendered).toHaveLength(2);
  render = () => page('mended');
  // Time goes on at every look: the wait counts from when the broken render had ended, not from when it began.
  const later = async () => {
    clock += 10_001;
    return (await get('/mattress')).body.toString();
  };
  await expect.poll(later).toBe('mended');
});

test('fifty visitors who come at once wait for one render', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  render = () => promise;
  const visits = Array.from({ length: 50 }, () => get('/mattress'));
  await expect.poll(() => cache.stats().misses).toBe(50);
  resolve(page());
  const bodies = new Set((await Promise.all(visits)).map(({ body }) => body.toString()));
  expect([...bodies]).toEqual([HTML]);
  expect(rendered).toHaveLength(1);
});

test('a changed product takes its pages with it, and leaves the others', async () => {
  render = ({ url }) =>
    page(url, { 'cache-tag': url === '/mattress' ? 'product:classic listing' : 'content' });
  await get('/mattress');
  await get('/about');
  expect(cache.purge(['product:classic'])).toBe(1);
  await get('/mattress');
  await get('/about');
  expect(rendered.map(({ url }) => url)).toEqual(['/mattress', '/about', '/mattress']);
});

test('tags are our own business', async () => {
  render = () => page(HTML, { 'cache-tag': 'product:classic' });
  expect((await get('/mattress')).headers).not.toHaveProperty('cache-tag');
});

test('a page that was being rendered when its product changed is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  render = () => promise;
  const visit = get('/mattress');
  await expect.poll(() => rendered.length).toBe(1);
  cache.purge(['product:classic']);
  resolve(page('old price', { 'cache-tag': 'product:classic' }));
  expect((await visit).body.toString()).toBe('old price');
  expect(cache.stats().pages).toBe(0);
});

test('when everything may have changed nothing is kept, not even what is being rendered', async () => {
  await get('/about');
  const { promise, resolve } = Promise.withResolvers<Response>();
  render = () => promise;
  const visit = get('/mattress');
  await expect.poll(() => rendered.length).toBe(2);
  cache.clear();
  resolve(page());
  await visit;
  expect(cache.stats()).toMatchObject({ pages: 0, bytes: 0 });
});

test('a browser that has the page is told so', async () => {
  const { headers } = await get('/mattress');
  const again = await get('/mattress', { 'if-none-match': String(headers.etag) });
  expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  expect(again.headers).toMatchObject({
    etag: headers.etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  });
  expect((await get('/mattress', { 'if-none-match': 'W/"other"' })).status).toBe(200);
});

test('HEAD answers the same headers without the page', async () => {
  const full = await get('/mattress');
  const head = await get('/mattress', {}, 'HEAD');
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(rendered).toHaveLength(1);
});

test('every browser gets the page in an encoding that it reads', async () => {
  const br = await get('/mattress', { 'accept-encoding': 'gzip, deflate, br, zstd' });
  const gzip = await get('/mattress', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
  const plain = await get('/mattress', { 'accept-encoding': 'identity' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(HTML);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(plain.body.toString()).toBe(HTML);
});

test('the smaller encoding that follows is the same page with the same validator', async () => {
  const before = await get('/mattress', { 'accept-encoding': 'br' });
  await cache.settled();
  const after = await get('/mattress', { 'accept-encoding': 'br' });
  expect(after.body.length).toBeLessThanOrEqual(before.body.length);
  expect(after.headers['content-length']).toBe(String(after.body.length));
  expect(after.headers.etag).toBe(before.headers.etag);
  expect(brotliDecompressSync(after.body).toString()).toBe(HTML);
});

test('a shopper who chose a size gets the page of that size', async () => {
  render = ({ size }) => page(`size: ${size}`);
  const withSize = (size: string) =>
    get('/mattress', { cookie: `visitor=1; user-size-selection=${size}; b=2` });
  expect((await withSize('king')).body.toString()).toBe('size: king');
  expect((await withSize('queen')).body.toString()).toBe('size: queen');
  expect((await withSize('QUEEN')).body.toString()).toBe('size: queen');
  expect((await get('/mattress')).body.toString()).toBe('size: null');
  expect((await withSize('king')).body.toString()).toBe('size: king');
  expect(rendered).toHaveLength(3);
});

test('an invented size is no size', async () => {
  await get('/mattress');
  await get('/mattress', { cookie: 'user-size-selection=enormous' });
  expect(rendered).toHaveLength(1);
});

test('no other cookie of the visitor reaches a public page', async () => {
  await get('/mattress', { cookie: 'visitor=secret; session=secret' });
  expect(rendered).toEqual([{ storefront: 'halcyon', url: '/mattress', size: null }]);
});

test('a private page is never stored', async () => {
  expect((await get('/cart')).headers['x-live']).toBe('yes');
  expect(rendered).toHaveLength(0);
});

test('a page that sets a cookie is not shared, and the operator hears of it', async () => {
  render = () => page(HTML, { 'set-cookie': 'visitor=1' });
  expect((await get('/mattress')).headers['x-live']).toBe('yes');
  expect(cache.stats().pages).toBe(0);
  expect(warnings).toHaveLength(1);
});

test('redirects, missing pages and failures are sent and not stored', async () => {
  render = ({ url }) =>
    url === '/old'
      ? new Response(null, { status: 301, headers: { location: '/new' } })
      : page('gone', {}, 404);
  expect(await get('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
  expect(await get('/nothing')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'private, no-store' },
  });
  expect(cache.stats().pages).toBe(0);
});

test('a page that says so itself is not stored', async () => {
  render = () => page(HTML, { 'cache-control': 'private, no-store' });
  await get('/mattress');
  expect(cache.stats().pages).toBe(0);
});

test('a render that throws is the caller’s to tell, and is tried again', async () => {
  render = () => {
    throw new Error('no database');
  };
  expect((await get('/mattress')).status).toBe(500);
  render = () => page();
  expect((await get('/mattress')).status).toBe(200);
});

test('advertisers’ parameters lead to the same page', async () => {
  await get('/mattress?size=king');
  await get('/mattress?utm_source=mail&size=king&gclid=1&color=');
  expect(rendered.map(({ url }) => url)).toEqual(['/mattress', '/mattress?size=king']);
});

test('the order of filters does not matter', async () => {
  await get('/mattresses?size=king&color=grey');
  await get('/mattresses?color=grey&size=king');
  expect(rendered.map(({ url }) => url)).toEqual(['/mattresses', '/mattresses?color=grey&size=king']);
});

test('a value that the page does not offer makes no page of its own', async () => {
  for (let index = 0; index < 50; index++) {
    const { headers } = await get(`/mattress?color=c${index}&quantity=${index}&variant=v${index}`);
    expect(headers['x-live']).toBe('yes');
  }
  expect(rendered.map(({ url }) => url)).toEqual(['/mattress']);
  expect(cache.stats().pages).toBe(1);
});

test('a value that the page offers under another name makes no page of its own, in any number of tries', async () => {
  const queries = [
    ...['headboard=12', 'quantity=12', 'height=king', 'sort=king', 'arm=grey', 'size=12', 'leg=king'],
    ...['size=king&size=king', 'size=king&color=grey&size=king', 'color=grey&leg=12&leg=12'],
    ...Array.from({ length: 50 }, (_, index) => `quantity-piece-${index}=12`),
  ];
  for (const query of queries)
    expect([query, (await get(`/mattress?${query}`)).headers['x-live']]).toEqual([query, 'yes']);
  expect(cache.stats().pages).toBe(1);
});

test('what a page offers is kept once, in whatever order it is asked for and with whatever an advertiser adds', async () => {
  for (const query of [
    ...['size=king&color=grey&leg=12', 'leg=12&color=grey&size=king', 'color=grey&utm_id=1&leg=12&size=king'],
    ...['leg=12', 'leg=12&sort='],
  ])
    expect((await get(`/mattress?${query}`)).body.toString()).toBe(HTML);
  expect(rendered.map(({ url }) => url)).toEqual([
    '/mattress',
    '/mattress?color=grey&leg=12&size=king',
    '/mattress?leg=12',
  ]);
});

test('a host with another port, or in other letters, is sent the same page', async () => {
  for (const host of ['halcyon.test', 'halcyon.test:1', 'halcyon.test:65535', 'HALCYON.test'])
    expect((await get('/mattress', { host })).status).toBe(200);
  expect(rendered).toHaveLength(1);
  expect(cache.stats()).toMatchObject({ pages: 1, hits: 3 });
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

test('a stored page has the policy that it was rendered with, and what has none the strict one', async () => {
  render = () => page(HTML, { 'content-security-policy': "script-src 'self'" });
  const { headers } = await get('/mattress');
  expect(headers['content-security-policy']).toBe("script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  render = () => page('<svg/>', { 'content-type': 'image/svg+xml' });
  expect((await get('/media.svg')).headers['content-security-policy']).toBe("default-src 'none'");
});

test('a full cache lets go of what nobody reads', async () => {
  render = ({ url }) => page(`${url}${'x'.repeat(30_000)}`);
  await get('/popular');
  await get('/popular');
  for (const name of ['a', 'b', 'c', 'd']) await get(`/${name}`);
  await get('/popular');
  expect(cache.stats().bytes).toBeLessThanOrEqual(100_000);
  expect(rendered.filter(({ url }) => url === '/popular')).toHaveLength(1);
});
