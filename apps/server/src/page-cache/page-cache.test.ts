import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { HTML, page, useCachedPages } from '../testing/cached-pages.ts';

const pages = useCachedPages();
const { get } = pages;

test('a page is rendered for the first visitor and sent from memory to the next', async () => {
  const first = await get('/mattress');
  const second = await get('/mattress');
  expect(first.body.toString()).toBe(HTML);
  expect(second.body.toString()).toBe(HTML);
  expect(pages.rendered).toEqual([
    { storefront: 'halcyon', url: '/mattress', size: null, privacy: 'measured', shown: null },
  ]);
  expect(pages.cache.stats()).toMatchObject({ hits: 1, misses: 1, pages: 1 });
});

test('a stale page is sent at once and rendered again behind it', async () => {
  await get('/mattress');
  pages.clock += 601_000;
  pages.render = () => page('new');
  expect((await get('/mattress')).body.toString()).toBe(HTML);
  await expect.poll(async () => (await get('/mattress')).body.toString()).toBe('new');
  expect(pages.rendered).toHaveLength(2);
  expect(pages.cache.stats().stale).toBeGreaterThanOrEqual(1);
});

test('a page that is stale for too long is not sent any more', async () => {
  await get('/mattress');
  pages.clock += 600_000 + 3_600_000;
  pages.render = () => page('new');
  expect((await get('/mattress')).body.toString()).toBe('new');
});

test('when rendering fails, shoppers keep the stale page and the next try waits a little', async () => {
  await get('/mattress');
  pages.clock += 601_000;
  pages.render = () => page('broken', {}, 500);
  await get('/mattress');
  await expect.poll(() => pages.rendered.length).toBe(2);
  expect((await get('/mattress')).body.toString()).toBe(HTML);
  expect(pages.rendered).toHaveLength(2);
  pages.render = () => page('mended');
  // Time goes on at every look: the wait counts from when the broken render had ended, not from when it began.
  const later = async () => {
    pages.clock += 10_001;
    return (await get('/mattress')).body.toString();
  };
  await expect.poll(later).toBe('mended');
});

test('fifty visitors who come at once wait for one render', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  pages.render = () => promise;
  const visits = Array.from({ length: 50 }, () => get('/mattress'));
  await expect.poll(() => pages.cache.stats().misses).toBe(50);
  resolve(page());
  const bodies = new Set((await Promise.all(visits)).map(({ body }) => body.toString()));
  expect([...bodies]).toEqual([HTML]);
  expect(pages.rendered).toHaveLength(1);
});

test('a changed product takes its pages with it, and leaves the others', async () => {
  pages.render = ({ url }) =>
    page(url, { 'cache-tag': url === '/mattress' ? 'product:classic listing' : 'content' });
  await get('/mattress');
  await get('/about');
  expect(pages.cache.purge(['product:classic'])).toBe(1);
  await get('/mattress');
  await get('/about');
  expect(pages.rendered.map(({ url }) => url)).toEqual(['/mattress', '/about', '/mattress']);
});

test('tags are our own business', async () => {
  pages.render = () => page(HTML, { 'cache-tag': 'product:classic' });
  expect((await get('/mattress')).headers).not.toHaveProperty('cache-tag');
});

test('a page that was being rendered when its product changed is not kept', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  pages.render = () => promise;
  const visit = get('/mattress');
  await expect.poll(() => pages.rendered.length).toBe(1);
  pages.cache.purge(['product:classic']);
  resolve(page('old price', { 'cache-tag': 'product:classic' }));
  expect((await visit).body.toString()).toBe('old price');
  expect(pages.cache.stats().pages).toBe(0);
});

test('no page is kept when everything may have changed, not even one that is being rendered', async () => {
  await get('/about');
  const { promise, resolve } = Promise.withResolvers<Response>();
  pages.render = () => promise;
  const visit = get('/mattress');
  await expect.poll(() => pages.rendered.length).toBe(2);
  pages.cache.clear();
  resolve(page());
  await visit;
  expect(pages.cache.stats()).toMatchObject({ pages: 0, bytes: 0 });
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
  expect(pages.rendered).toHaveLength(1);
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
  await pages.cache.settled();
  const after = await get('/mattress', { 'accept-encoding': 'br' });
  expect(after.body.length).toBeLessThanOrEqual(before.body.length);
  expect(after.headers['content-length']).toBe(String(after.body.length));
  expect(after.headers.etag).toBe(before.headers.etag);
  expect(brotliDecompressSync(after.body).toString()).toBe(HTML);
});

test('a page that sets a cookie is not shared, and the operator hears of it', async () => {
  pages.render = () => page(HTML, { 'set-cookie': 'visitor=1' });
  expect((await get('/mattress')).headers['x-live']).toBe('yes');
  expect(pages.cache.stats().pages).toBe(0);
  expect(pages.warnings).toHaveLength(1);
});

test('redirects, missing pages and failures are sent and not stored', async () => {
  pages.render = ({ url }) =>
    url === '/old'
      ? new Response(null, { status: 301, headers: { location: '/new' } })
      : page('gone', {}, 404);
  expect(await get('/old')).toMatchObject({ status: 301, headers: { location: '/new' } });
  expect(await get('/nothing')).toMatchObject({
    status: 404,
    headers: { 'cache-control': 'private, no-store' },
  });
  expect(pages.cache.stats().pages).toBe(0);
});

test('a page that says so itself is not stored', async () => {
  pages.render = () => page(HTML, { 'cache-control': 'private, no-store' });
  await get('/mattress');
  expect(pages.cache.stats().pages).toBe(0);
});

test('a render that throws is the caller’s to tell, and is tried again', async () => {
  pages.render = () => {
    throw new Error('no database');
  };
  expect((await get('/mattress')).status).toBe(500);
  pages.render = () => page();
  expect((await get('/mattress')).status).toBe(200);
});

test('a stored page has the policy that it was rendered with, and what has none the strict one', async () => {
  pages.render = () => page(HTML, { 'content-security-policy': "script-src 'self'" });
  const { headers } = await get('/mattress');
  expect(headers['content-security-policy']).toBe("script-src 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  pages.render = () => page('<svg/>', { 'content-type': 'image/svg+xml' });
  expect((await get('/media.svg')).headers['content-security-policy']).toBe("default-src 'none'");
});

test('a full cache lets go of what nobody reads', async () => {
  pages.render = ({ url }) => page(`${url}${'x'.repeat(30_000)}`);
  for (const name of ['a', 'b', 'c', 'd']) {
    await get('/popular');
    await get(`/${name}`);
  }
  await get('/popular');
  expect(pages.cache.stats().bytes).toBeLessThanOrEqual(100_000);
  expect(pages.rendered.filter(({ url }) => url === '/popular')).toHaveLength(1);
});
