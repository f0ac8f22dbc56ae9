import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { useSmallRouter } from '../testing/small-router.ts';
import { STRICT_POLICY } from './security-headers.ts';

const router = useSmallRouter();
const { ask, get } = router;

const BROWSER = { accept: 'text/html,*/*;q=0.8' };

test('a character that no shopper types is refused before anything repeats it', async () => {
  expect((await get('/mattresses?size=%00')).status).toBe(400);
});

test('the API answers under /api, with the id of the request', async () => {
  const { body, headers } = await get('/api/hello', { 'x-request-id': 'proxy-12345' });
  expect(JSON.parse(body)).toEqual({
    id: 'proxy-12345',
    host: 'halcyon.test',
    cookie: null,
    language: null,
  });
  expect(headers['x-request-id']).toBe('proxy-12345');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a public page calls the API without the visitor’s cookies', async () => {
  const { body } = await get('/mattress', { cookie: 'visitor=secret' });
  expect(body).toContain('halcyon.test {"id":"page-');
  // Which of the copies it is, and nothing of the visitor.
  expect(body).toContain('"cookie":"__Host-privacy=2.apm"');
});

test('a private page calls the API as its visitor', async () => {
  const { body, headers } = await get('/checkout/billing', { cookie: 'visitor=mine' });
  expect(body).toContain('"cookie":"visitor=mine"');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a call that failed while a page was rendered is logged, without its query', async () => {
  expect((await get('/lost')).body).toContain('without it');
  expect(router.lines.find(({ msg }) => msg === 'Failed to fetch')).toMatchObject({
    level: 40,
    reason: 'gone',
    url: '/api/pages',
  });
});

test('a path of another language is asked of the API in that language, whatever the browser prefers', async () => {
  const { body } = await get('/fr/mattress', { 'x-language': 'de' });
  expect(body).toContain('/fr {');
  expect(body).toContain('"language":"fr"');
  expect((await get('/mattress', { 'x-language': 'fr' })).body).toContain('"language":null');
});

test('every live page has a nonce of its own, which its policy names', async () => {
  const [one, other] = await Promise.all([get('/checkout/billing'), get('/checkout/billing')]);
  const nonce = one.body.split(' ')[0];
  expect(one.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(other.body.split(' ')[0]).not.toBe(nonce);
});

test('only the checkout may load the card provider’s script', async () => {
  expect((await get('/checkout/billing')).headers['content-security-policy']).toContain(
    'http://localhost:3001',
  );
  expect((await get('/mattress')).headers['content-security-policy']).not.toContain('http://localhost:3001');
});

test('a product page in which companies draw something may load what draws it, and no other page may', async () => {
  const { headers } = await get('/bed');
  const policy = String(headers['content-security-policy']);
  for (const directive of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${directive} [^;]*http://localhost:3011 http://localhost:3006`));
  expect(policy).not.toContain('http://localhost:3001');
  expect(headers).not.toHaveProperty('scripts-of');
  for (const path of ['/mattress', '/checkout/billing'])
    expect((await get(path)).headers['content-security-policy']).not.toContain('http://localhost:3011');
});

test('a cookie that the API sets for a page reaches the browser, also with a redirect', async () => {
  const { status, headers } = await ask('POST', '/checkout/add', {
    host: 'halcyon.test',
    origin: 'http://halcyon.test',
  });
  expect(status).toBe(302);
  expect(headers).toMatchObject({ location: '/checkout/cart', 'set-cookie': ['visitor=1; HttpOnly'] });
});

test('an asset is kept by browsers for a year, and a name that is gone is 404', async () => {
  const { body, headers } = await get('/assets/app-abc.js');
  expect(body).toBe('app()');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/assets/app-old.js')).status).toBe(404);
});

test('the routes of this version are kept by browsers for a year, and an older page is told to load anew', async () => {
  const { status, headers } = await get('/__manifest?paths=/leaflet&version=1');
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await get('/__manifest?paths=/leaflet&version=0')).toMatchObject({
    status: 204,
    headers: { 'cache-control': 'private, no-store', 'x-remix-reload-document': 'true' },
  });
});

test('a path that leads out of the folder of assets leads nowhere', async () => {
  expect((await get('/assets/../../etc/passwd')).status).toBe(400);
  expect((await get('/assets/..%2f..%2fetc%2fpasswd')).status).toBe(404);
});

test('a request that takes too long is given up', async () => {
  expect((await get('/api/slow')).status).toBe(503);
});

test('a stream of events stays open as long as there is something to tell', async () => {
  expect(await get('/api/stream')).toMatchObject({ status: 200, body: ': here\n\nevent: end\n\n' });
});

test('an address that cannot be decoded is 400', async () => {
  for (const path of ['/%E0%A4%A', '/fr/%', '/mattress/%C0%AF'])
    expect([path, (await get(path, BROWSER)).status]).toEqual([path, 400]);
});

test('a kept page allows the scripts that its components emit, and none that was injected into its markup', async () => {
  const { headers, body } = await get('/injected');
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' ${hash('own()')};`);
  expect(policy).not.toContain(hash('steal()'));
  expect(policy).toContain("style-src 'self';");
  expect(body).toContain('<script>own()</script>');
});

test('what is no page may load nothing: assets, answers of the API, texts', async () => {
  for (const path of ['/assets/app-abc.js', '/api/hello', '/health/live', '/models/x.json', '/%E0%A4%A'])
    expect([path, (await get(path)).headers['content-security-policy']]).toEqual([path, STRICT_POLICY]);
});

test('A browser that asks whether its copy of a page is still good keeps the policy of the page', async () => {
  const { headers } = await get('/mattress');
  const policy = headers['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  const again = await get('/mattress', { 'if-none-match': String(headers.etag) });
  expect([again.status, again.headers['content-security-policy']]).toEqual([304, policy]);
});

test('a refusal that comes to no page is in the language of its path, or that in which the API is asked', async () => {
  const french = { 'x-language': 'fr' };
  const slow = await get('/api/slow', french);
  expect([slow.status, JSON.parse(slow.body)]).toEqual([
    503,
    { status: 'error', code: 'busy', error: 'La boutique est très achalandée en ce moment' },
  ]);
  const large = await ask('POST', '/api/cart', { ...french, 'content-length': '9000000' });
  expect(JSON.parse(large.body)).toMatchObject({
    code: 'too_large',
    error: 'Votre envoi est trop volumineux',
  });
  expect((await get('/fr/mattress?size=%00')).body).toBe('Nous n’avons pas pu lire cela');
  expect((await ask('DELETE', '/fr/mattress')).body).toBe('Cette adresse n’accepte pas cette méthode');
  const elsewhere = { host: 'evil.example', 'accept-language': 'es-MX,en;q=0.5' };
  expect((await get('/mattress', elsewhere)).body).toBe('No hay ninguna tienda en esta dirección');
});

test('a store without Apple’s file says so at once, and draws no page for it', async () => {
  const path = '/.well-known/apple-developer-merchantid-domain-association';
  const { status, headers } = await get(path);
  expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  expect((await ask('POST', path)).status).toBe(405);
});
