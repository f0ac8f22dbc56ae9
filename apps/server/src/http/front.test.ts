import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { redirect } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAssets } from '../files/assets.ts';
import { createModels } from '../files/models.ts';
import { createPictures } from '../files/pictures.ts';
import { logFailedCall } from '../monitoring/failed-call.ts';
import { createHealth } from '../monitoring/health.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { cardOriginsOf } from '../payments/origins/card-origins.ts';
import { createStorefront } from '../storefront/storefront.ts';
import { listen, send } from '../testing/send.ts';
import { smallStorefront } from '../testing/small-storefront.ts';
import { createFront, nameApiRoutes } from './front.ts';
import { isForUs } from './hosts.ts';
import { createRefusalPages } from './refusal-pages.ts';
import { createRenderLimits } from './render-limits.ts';
import { baseHeaders, STRICT_POLICY } from './security-headers.ts';

const SCRIPT_URL = 'http://localhost:3001/v3/stripe.js';
const scriptOrigins = {
  stripe: { scriptUrl: SCRIPT_URL, publishableKey: 'pk_test_1', origin: new URL(SCRIPT_URL).origin },
};

const OWN_HOSTS = new Set(['halcyon.test', 'drift.halcyon.test', 'staff.halcyon.test', 'halcyon.localhost']);

let folder: string;
let server: Server;
let lines: Record<string, unknown>[];
let isStopping: boolean;
/** The addresses for which the API has taken a call of the page that waits. */
let takenFor: string[];
let clientLeft: Promise<unknown>;
let metricsToken: string | null;
let isDemo: boolean;
let databaseAnswers: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'counterpane-front-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/app-abc.js'), 'app()');
  lines = [];
  isStopping = false;
  takenFor = [];
  metricsToken = null;
  isDemo = true;
  databaseAnswers = async () => undefined;
  server = await listen(await buildFront());
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const buildApi = async (): Promise<FastifyInstance> => {
  const api = Fastify({ requestIdHeader: 'x-request-id' });
  nameApiRoutes(api);
  api.register(async (routes) => {
    routes.get('/api/hello', async ({ id, host, headers }) => ({
      id,
      host,
      cookie: headers.cookie ?? null,
      language: headers['x-language'] ?? null,
    }));
    routes.get('/api/orders/:id', async () => ({}));
    routes.post('/api/wait', async ({ ip }) => {
      takenFor.push(ip);
      return {};
    });
    routes.post('/api/cart', async (req, reply) =>
      reply.header('set-cookie', 'visitor=1; HttpOnly').send(req.body),
    );
    routes.get('/api/slow', () => new Promise(() => undefined));
    routes.get('/api/stream', (_request, reply) => {
      reply.hijack();
      reply.raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
      reply.raw.write(': here\n\n');
      setTimeout(() => reply.raw.end('event: end\n\n'), 400);
    });
  });
  await api.ready();
  return api;
};

const build = smallStorefront({
  '/mattress': async ({ fetchApi, host }) => `${host} ${await (await fetchApi('/api/hello')).text()}`,
  '/fr/mattress': async ({ fetchApi, basePath }) =>
    `${basePath} ${await (await fetchApi('/api/hello')).text()}`,
  '/checkout/billing': async ({ fetchApi, nonce }) =>
    `${nonce} ${await (await fetchApi('/api/hello')).text()}`,
  '/checkout/add': async ({ fetchApi }) => {
    const body = JSON.stringify({ sku: 'a' });
    await fetchApi('/api/cart', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    return redirect('/checkout/cart');
  },
  '/injected': ({ nonce }) =>
    `<script nonce="${nonce}">own()</script><script>steal()</script><style>a{}</style>`,
  '/lost': ({ report }) => {
    report({
      level: 'warning',
      text: 'Failed to fetch',
      url: '/api/pages?email=ada@example.com',
      error: 'gone',
    });
    return 'without it';
  },
  '/checkout/form': async (_services, request) => {
    const fields = [...(await request.formData())].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(fields).toString().slice(0, 1_000);
    return redirect(query ? `/sent?${query}` : '/sent');
  },
  ...Object.fromEntries(
    [400, 405, 413, 415].flatMap((status) =>
      ['', '/fr'].map((prefix) => [
        `${prefix}/refused/${status}`,
        () => {
          throw new Response('refused', { status });
        },
      ]),
    ),
  ),
  '/checkout/wait': async ({ fetchApi }) => {
    await clientLeft;
    await fetchApi('/api/wait', { method: 'POST' });
    return 'waited';
  },
  '/checkout/headers': (_services, { headers }) => JSON.stringify(Object.fromEntries(headers)),
  '/checkout/bug': () => {
    throw new Error('a page with a bug');
  },
});

const buildFront = async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const api = await buildApi();
  const cardOrigins = cardOriginsOf(SCRIPT_URL);
  const onError = (error: unknown) => logger.error({ err: error }, 'A page failed');
  const storefront = createStorefront({
    build,
    api,
    scriptOrigins,
    cardOrigins,
    protocol: 'http:',
    onError,
    hostOf: (key) => key,
    languagesOf: () => ['fr'],
    report: logFailedCall(logger),
  });
  const pageCache = createPageCache({
    render: storefront.renderPublic,
    isPrivatePath: storefront.isPrivatePath,
    storefrontOf: (host) => host,
    sizes: new Set(['queen']),
    baseHeaders: baseHeaders(false),
    maxBytes: 1_000_000,
    warn: (message) => logger.warn(message),
  });
  return createFront({
    logger,
    api,
    storefront,
    refusalPage: createRefusalPages({
      render: storefront.renderPublic,
      storefrontOf: (host) => host,
      languagesOf: () => ['fr'],
    }),
    pageCache,
    renderLimits: createRenderLimits(() => 0),
    trustedProxies: 1,
    metrics: createMetrics({
      pageCacheStats: pageCache.stats,
      countUnfinishedWork: async () => ({ refunds_pending: 2 }),
      readUnpaidHolds: async () => ({ orders: 3, units: 7, oldest_seconds: 60 }),
    }),
    metricsToken,
    isDemo,
    readLedger: null,
    health: createHealth({ checks: { database: () => databaseAnswers() }, isStopping: () => isStopping }),
    assets: createAssets(folder),
    pictures: createPictures(folder, {}),
    models: createModels(() => null),
    staffHost: 'staff.halcyon.test',
    isForUs: (host) => isForUs(host, OWN_HOSTS),
    brandOf: (host) => host.split('.')[0] ?? 'unknown',
    baseHeaders: baseHeaders(false),
    timeoutMs: 1_000,
  });
};

const ask = async (
  method: string,
  path: string,
  headers?: Record<string, string | string[]>,
  sent?: string | Buffer,
) => {
  const answer = await send(server, method, path, headers, sent);
  return { ...answer, body: answer.body.toString() };
};
const get = (path: string, headers?: Record<string, string | string[]>) => ask('GET', path, headers);

test('a host that is not the store’s is told so, whatever it asks for but its health', async () => {
  for (const path of ['/mattress', '/api/hello', '/assets/app-abc.js', '/robots.txt'])
    expect(await get(path, { host: 'evil.example' })).toMatchObject({
      status: 421,
      body: 'No store is at this address',
    });
  expect((await get('/health/live', { host: 'evil.example' })).status).toBe(200);
  expect((await get('/health/ready', { host: '10.0.0.7' })).status).toBe(200);
});

test('a host of ours with a port that there is none of is not served, whatever is asked for', async () => {
  for (const host of ['halcyon.test:99999', 'halcyon.test:65536', '[1.2.3.4]', '[fe80::1%eth0]', 'fe80::a'])
    for (const path of ['/mattress', '/checkout/billing', '/api/hello'])
      expect([host, path, (await get(path, { host })).status]).toEqual([host, path, 421]);
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('a detour to pages of staff is refused at every host, before a page is looked for', async () => {
  for (const host of ['halcyon.test', 'staff.halcyon.test'])
    for (const path of ['/x/../staff/sign-in', '/./staff', '/fr/.%2e/staff', '/x\\..\\staff', '//x/staff'])
      for (const method of ['GET', 'POST'])
        expect([path, (await ask(method, path, { host })).status]).toEqual([path, 400]);
  expect(JSON.parse((await get('/api/x/../staff/session')).body)).toMatchObject({ code: 'invalid_request' });
});

test('a header that has one value and comes twice is refused, and is no fault of ours', async () => {
  const text = 'text/plain';
  const form = 'application/x-www-form-urlencoded';
  for (const type of [
    [form, text],
    [text, form],
    [form, form],
  ])
    expect((await ask('POST', '/checkout/form', { 'content-type': type }, 'a=1')).status).toBe(400);
  for (const name of ['origin', 'sec-fetch-site'])
    expect([name, (await get('/checkout/billing', { [name]: ['halcyon.test', 'x'] })).status]).toEqual([
      name,
      400,
    ]);
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('staff and the shop answer each at their own host, assets at both', async () => {
  const staff = { host: 'staff.halcyon.test' };
  expect(await get('/api/hello', staff)).toMatchObject({ status: 404 });
  expect(await get('/mattress', staff)).toMatchObject({
    status: 404,
    body: 'There is nothing at this address',
  });
  expect((await get('/assets/app-abc.js', staff)).status).toBe(200);
  expect((await get('/staff', { host: 'halcyon.test' })).status).toBe(404);
  expect(JSON.parse((await get('/api/staff/session')).body)).toMatchObject({ code: 'not_found' });
  expect((await get('/api/hello')).status).toBe(200);
});

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
  expect(body).toContain('"cookie":null');
});

test('a private page calls the API as its visitor', async () => {
  const { body, headers } = await get('/checkout/billing', { cookie: 'visitor=mine' });
  expect(body).toContain('"cookie":"visitor=mine"');
  expect(headers['cache-control']).toBe('private, no-store');
});

test('a call that failed while a page was rendered is logged, without its query', async () => {
  expect((await get('/lost')).body).toContain('without it');
  expect(lines.find(({ msg }) => msg === 'Failed to fetch')).toMatchObject({
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

test('a path that leads out of the folder of assets leads nowhere', async () => {
  expect((await get('/assets/../../etc/passwd')).status).toBe(400);
  expect((await get('/assets/..%2f..%2fetc%2fpasswd')).status).toBe(404);
});

test('the store is alive, and ready when its database answers', async () => {
  expect((await get('/health/live')).status).toBe(200);
  expect(await get('/health/ready')).toMatchObject({
    status: 200,
    body: '{"status":"ok","checks":{"database":"ok"}}',
  });
});

test('a store whose database is gone says so, in words', async () => {
  databaseAnswers = () =>
    Promise.reject(Object.assign(new Error('password of ada'), { code: 'ECONNREFUSED' }));
  const { status, body } = await get('/health/ready');
  expect(status).toBe(503);
  expect(JSON.parse(body)).toEqual({ status: 'unavailable', checks: { database: 'failed: ECONNREFUSED' } });
});

test('a store that is stopping is alive and takes no new shoppers', async () => {
  isStopping = true;
  expect((await get('/health/live')).status).toBe(200);
  expect(await get('/health/ready')).toMatchObject({ status: 503, body: '{"status":"stopping"}' });
});

test('measurements name the route and the brand', async () => {
  await get('/api/orders/0123456789abcdef01234567');
  const { body } = await get('/metrics');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{route="\/api\/orders\/:id",brand="halcyon",status="200"\} 1/,
  );
  expect(body).toMatch(/page_cache_requests_total\{outcome="hit"\} 0/);
});

/** The same store with other settings. */
const reopenAs = async (settings: { isDemo: boolean; metricsToken: string | null }): Promise<void> => {
  ({ isDemo, metricsToken } = settings);
  server.close();
  server = await listen(await buildFront());
};

test('Measurements of a demo are not for those who come through a proxy, whatever it says of them', async () => {
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])
    expect([name, (await get('/metrics', { [name]: '203.0.113.1' })).status]).toEqual([name, 404]);
});

test('A store that takes real money shows its measurements to nobody without a token', async () => {
  await reopenAs({ isDemo: false, metricsToken: null });
  expect((await get('/metrics')).status).toBe(404);
  expect((await get('/metrics', { authorization: 'Bearer null' })).status).toBe(404);
});

const TOKEN = 'a-token-of-an-operator';

test('Measurements are for who has the token, and any other token is 404, of the right length or with odd letters', async () => {
  await reopenAs({ isDemo: false, metricsToken: TOKEN });
  const forwarded = { 'x-forwarded-for': '203.0.113.1' };
  expect((await get('/metrics', { authorization: `Bearer ${TOKEN}`, ...forwarded })).status).toBe(200);
  for (const wrong of [TOKEN.replace('a', 'b'), 'é'.repeat(TOKEN.length), 'ÿ', '', `${TOKEN} `.repeat(50)])
    expect([wrong, (await get('/metrics', { authorization: `Bearer ${wrong}` })).status]).toEqual([
      wrong,
      404,
    ]);
  expect((await get('/metrics')).status).toBe(404);
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});

test('What a store cannot reach is said to its operator, and to others only that it is not ready', async () => {
  await reopenAs({ isDemo: false, metricsToken: TOKEN });
  databaseAnswers = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
  expect(await get('/health/ready')).toMatchObject({ status: 503, body: '{"status":"unavailable"}' });
  const { body } = await get('/health/ready', { authorization: `Bearer ${TOKEN}` });
  expect(body).toContain('failed: ECONNREFUSED');
  databaseAnswers = async () => undefined;
  expect(await get('/health/ready')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
});

test('An operator reads how many unpaid orders hold how many units, and how old the oldest is', async () => {
  const { body } = await get('/metrics');
  for (const [what, value] of [
    ['orders', 3],
    ['units', 7],
    ['oldest_seconds', 60],
  ])
    expect(body).toContain(`unpaid_holds{what="${what}"} ${value}\n`);
});

test('the log has a line per request and nothing about a person in it', async () => {
  await get('/api/orders/0123456789abcdef01234567?email=ada@example.com', { cookie: 'visitor=secret' });
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({
    route: '/api/orders/:id',
    path: '/api/orders/:id',
    brand: 'halcyon',
    status: 200,
    method: 'GET',
  });
  expect(JSON.stringify(lines)).not.toMatch(/ada|secret|0123456789abcdef/);
});

test('a page with a bug answers 500, and the operator hears of it', async () => {
  expect((await get('/checkout/bug')).status).toBe(500);
  expect(JSON.stringify(lines)).toContain('a page with a bug');
});

test('a request that takes too long is given up', async () => {
  expect((await get('/api/slow')).status).toBe(503);
});

test('a stream of events stays open as long as there is something to tell', async () => {
  expect(await get('/api/stream')).toMatchObject({ status: 200, body: ': here\n\nevent: end\n\n' });
});

test('a request for another server is refused', async () => {
  expect((await get('http://other.example/')).status).toBe(400);
  expect((await get('//other.example/')).status).toBe(400);
});

const BROWSER = { accept: 'text/html,*/*;q=0.8' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test('a method that a page does not take is 405 with those it takes, in the look of the shop for browsers', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
    for (const path of ['/leaflet', '/fr/leaflet', '/leaflet.data']) {
      const { status, headers } = await ask(method, path, { ...BROWSER, origin: 'http://halcyon.test' });
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, 'GET, HEAD']);
      expect(headers['content-type']).toContain('text/html');
    }
  expect(await ask('DELETE', '/checkout/form')).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, POST', 'content-type': 'text/plain; charset=utf-8' },
  });
  expect(JSON.stringify(lines)).not.toContain('failed');
});

test('a method that an asset or a page of the operator does not take is 405', async () => {
  for (const path of ['/assets/app-abc.js', '/health/live', '/health/ready', '/metrics'])
    for (const method of ['POST', 'OPTIONS', 'TRACE'])
      expect([path, await ask(method, path)]).toMatchObject([
        path,
        { status: 405, headers: { allow: 'GET, HEAD' } },
      ]);
});

test('a form reaches its page as it was sent, and one without a field too', async () => {
  const sent = await ask('POST', '/checkout/form', FORM, 'a=1&b=%C3%A9');
  expect(sent.headers.location).toBe('/sent?a=1&b=%C3%A9');
  expect((await ask('POST', '/checkout/form')).headers.location).toBe('/sent');
});

test('a field of 5 MB in the form of any page is 413, and so is a form of 65 KB', async () => {
  for (const bytes of [5_000_000, 65_537])
    expect((await ask('POST', '/checkout/form', { ...FORM, ...BROWSER }, 'a'.repeat(bytes))).status).toBe(
      413,
    );
  expect((await ask('POST', '/checkout/form', FORM, 'a'.repeat(65_536))).status).toBe(302);
});

test('a form of another type is 415, and one that does not parse or has 501 fields is 400', async () => {
  for (const type of ['text/plain', 'application/json', 'nonsense'])
    expect((await ask('POST', '/checkout/form', { ...BROWSER, 'content-type': type }, 'a=b')).status).toBe(
      415,
    );
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x'])
    expect((await ask('POST', '/checkout/form', { 'content-type': type }, '--y\r\nnonsense')).status).toBe(
      400,
    );
  expect((await ask('POST', '/checkout/form', FORM, 'a&'.repeat(501))).status).toBe(400);
});

test('an address that cannot be decoded is 400', async () => {
  for (const path of ['/%E0%A4%A', '/fr/%', '/mattress/%C0%AF'])
    expect([path, (await get(path, BROWSER)).status]).toEqual([path, 400]);
});

test('the body of a request that only reads is ignored, and its connection ends', async () => {
  for (const path of ['/leaflet', '/mattress', '/api/hello'])
    expect(await ask('GET', path, { 'content-length': '3' }, 'abc')).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    });
});

test('an API body that says it is above 256 KB is refused with 413 before it is read', async () => {
  const { status, body } = await ask(
    'POST',
    '/api/cart',
    { 'content-type': 'application/json' },
    'a'.repeat(300_000),
  );
  expect([status, JSON.parse(body).code]).toEqual([413, 'too_large']);
});

test('a form that another site has sent is refused with 403 before it is read, and is no fault of ours', async () => {
  for (const origin of ['http://evil.example', 'null', 'nonsense'])
    expect(
      (await ask('POST', '/checkout/form', { ...FORM, origin, 'sec-fetch-site': 'same-origin' }, 'a=1'))
        .status,
    ).toBe(403);
  expect(
    (await ask('POST', '/checkout/form', { ...FORM, 'sec-fetch-site': 'cross-site' }, 'a=1')).status,
  ).toBe(403);
  expect(JSON.stringify(lines)).not.toContain('A page failed');
});

/** Writes to a connection of its own and ends it as soon as the request is there, without waiting for an answer. */
const leaveAfter = async (text: string): Promise<void> => {
  const { port } = server.address() as AddressInfo;
  clientLeft = once(server, 'request').then(([req]) => {
    socket.destroy();
    return new Promise((resolve) => req.socket.once('close', resolve));
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  await clientLeft;
};

const HEAD_OF_FORM = 'Host: halcyon.test\r\nContent-Type: application/x-www-form-urlencoded\r\n';

test('what a client has sent before it leaves is done for its own address, and is no fault of ours', async () => {
  await leaveAfter(`POST /checkout/wait HTTP/1.1\r\n${HEAD_OF_FORM}Content-Length: 3\r\n\r\na=b`);
  await expect.poll(() => takenFor).toEqual(['127.0.0.1']);
  await expect.poll(() => lines.map(({ status }) => status)).toEqual([499]);
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('what a client has sent half before it leaves is not done, and is no fault of ours', async () => {
  for (const path of ['/checkout/wait', '/api/cart'])
    await leaveAfter(`POST ${path} HTTP/1.1\r\n${HEAD_OF_FORM}Content-Length: 300\r\n\r\na=b`);
  await expect.poll(() => lines.length).toBe(2);
  expect(takenFor).toEqual([]);
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test('what a proxy says of a host changes neither the shop nor the API', async () => {
  const claimed = {
    'x-forwarded-host': 'drift.halcyon.test',
    'x-forwarded-proto': 'https',
    forwarded: 'host=drift.halcyon.test',
  };
  expect(JSON.parse((await get('/api/hello', claimed)).body)).toMatchObject({ host: 'halcyon.test' });
  expect((await get('/checkout/billing', claimed)).body).not.toContain('drift');
  expect((await get('/checkout/headers', claimed)).body).not.toMatch(/drift|forwarded/);
});

test('one network may have 120 pages rendered at once and is told to wait then; others and kept pages are served', async () => {
  const from = (address: string, path: string) => get(path, { 'x-forwarded-for': address });
  await get('/mattress');
  const statuses = [];
  for (let index = 0; index < 122; index++)
    statuses.push((await from(`2001:db8:0:7::${index.toString(16)}`, `/mattress?size=${index}x`)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const { status, headers } = await from('2001:db8:0:7::1', '/checkout/billing');
  expect([status, headers['retry-after']]).toEqual([429, '5']);
  expect((await from('2001:db8:0:7::1', '/mattress')).status).toBe(200);
  expect((await from('2001:db8:0:8::1', '/checkout/billing')).status).toBe(200);
});

test('forms that were held back to come to their end together are rendered 32 at once, and the others wait', async () => {
  let goOn: () => void = () => undefined;
  clientLeft = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const { port } = server.address() as AddressInfo;
  let held = 0;
  server.on('request', () => void held++);
  const forms = Array.from({ length: 40 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /checkout/wait HTTP/1.1\r\n${HEAD_OF_FORM}X-Forwarded-For: 203.0.113.9\r\nContent-Length: 3\r\n\r\na=`,
    );
    return { socket, status: once(socket, 'data').then(([data]) => String(data).split(' ')[1]) };
  });
  await expect.poll(() => held).toBe(40);
  for (const { socket } of forms) socket.write('b');
  const refused = async () => (await Promise.all(forms.slice(32).map(({ status }) => status))).toString();
  expect(await refused()).toBe(Array(8).fill('429').toString());
  goOn();
  expect(await forms[0]?.status).toBe('200');
  for (const { socket } of forms) socket.destroy();
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
