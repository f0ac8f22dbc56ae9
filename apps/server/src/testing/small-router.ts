import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askedLanguage } from '@counterpane/api/catalogue/language-of';
import { everythingFrom } from '@counterpane/providers/payment/content-sources';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { redirect } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { createApplePayDomain } from '../files/apple-pay-domain.ts';
import { createAssets } from '../files/assets.ts';
import { createModels } from '../files/models.ts';
import { createPictures } from '../files/pictures.ts';
import { isForUs } from '../http/hosts.ts';
import { type LocaleOf, languageOfPath } from '../http/languages.ts';
import { createRefusalPages } from '../http/refusal-pages.ts';
import { createRenderLimits } from '../http/render-limits.ts';
import { createRequestRouter, nameApiRoutes } from '../http/request-router.ts';
import { baseHeaders } from '../http/security-headers.ts';
import { visitCookies } from '../http/visit-cookies.ts';
import { logFailedCall } from '../monitoring/failed-call.ts';
import { createHealth } from '../monitoring/health.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { createPageCache } from '../page-cache/page-cache.ts';
import { createStorefront } from '../storefront/storefront.ts';
import { listen, send } from './send.ts';
import { smallStorefront } from './small-storefront.ts';

type Headers = Record<string, string | string[]>;

interface Answered {
  readonly status: number;
  readonly headers: Awaited<ReturnType<typeof send>>['headers'];
  readonly body: string;
}

/** What comes in before the store, with a few small pages and a few addresses of an API behind it. */
interface SmallRouter {
  server: Server;
  /** The log. */
  lines: Record<string, unknown>[];
  isStopping: boolean;
  /** The addresses for which the API has taken a call of the page that waits. */
  takenFor: string[];
  /** What the page that waits waits for. */
  clientLeft: Promise<unknown>;
  metricsToken: string | null;
  isDemo: boolean;
  databaseAnswers: () => Promise<void>;
  ask(method: string, path: string, headers?: Headers, sent?: string | Buffer): Promise<Answered>;
  get(path: string, headers?: Headers): Promise<Answered>;
  /** The same store with other settings. */
  reopenAs(settings: { isDemo: boolean; metricsToken: string | null }): Promise<void>;
}

/** Opens one for each test, and closes it. */
export const useSmallRouter = (): SmallRouter => {
  let folder: string;
  const ask: SmallRouter['ask'] = async (method, path, headers, sent) => {
    const answer = await send(router.server, method, path, headers, sent);
    return { ...answer, body: answer.body.toString() };
  };
  const router: SmallRouter = {
    ...anew(),
    server: null as unknown as Server, // Opened before each test.
    ask,
    get: (path, headers) => ask('GET', path, headers),
    reopenAs: async (settings) => {
      Object.assign(router, settings);
      router.server.close();
      router.server = await listen(await openRouter(router, folder));
    },
  };
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'counterpane-router-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/app-abc.js'), 'app()');
    Object.assign(router, anew());
    router.server = await listen(await openRouter(router, folder));
  });
  afterEach(() => {
    router.server.close();
    rmSync(folder, { recursive: true });
  });
  return router;
};

const anew = () => ({
  lines: [],
  isStopping: false,
  takenFor: [],
  clientLeft: Promise.resolve(),
  metricsToken: null,
  isDemo: true,
  databaseAnswers: async () => undefined,
});

const CARD_COMPANY = 'http://localhost:3001';
const LENDER = 'http://localhost:3011';
const WALLET = 'http://localhost:3006';

const OWN_HOSTS = new Set(['halcyon.test', 'drift.halcyon.test', 'staff.halcyon.test', 'halcyon.localhost']);

const buildApi = async (router: SmallRouter): Promise<FastifyInstance> => {
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
      router.takenFor.push(ip);
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

const pagesOf = (router: SmallRouter) =>
  smallStorefront({
    '/mattress': async ({ fetchApi, host }) => `${host} ${await (await fetchApi('/api/hello')).text()}`,
    '/bed': ({ responseHeaders }) => {
      responseHeaders.append('scripts-of', 'lender');
      responseHeaders.append('scripts-of', 'wallet');
      return 'a bed';
    },
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
      await router.clientLeft;
      await fetchApi('/api/wait', { method: 'POST' });
      return 'waited';
    },
    '/checkout/headers': (_services, { headers }) => JSON.stringify(Object.fromEntries(headers)),
    '/checkout/bug': () => {
      throw new Error('a page with a bug');
    },
  });

const localeOf: LocaleOf = ({ url, headers }) =>
  languageOfPath(url ?? '/', ['fr']) ?? (askedLanguage(headers) || 'en-US');

const openRouter = async (router: SmallRouter, folder: string) => {
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => void router.lines.push(JSON.parse(line)) },
  );
  const api = await buildApi(router);
  const onError = (error: unknown) => logger.error({ err: error }, 'A page failed');
  const storefront = createStorefront({
    build: pagesOf(router),
    api,
    scriptOrigins: () => ({}),
    contentSources: everythingFrom(CARD_COMPANY),
    productSources: new Map([
      ['lender', everythingFrom(LENDER)],
      ['wallet', everythingFrom(WALLET)],
    ]),
    protocol: 'http:',
    onError,
    hostOf: (key) => key,
    languagesOf: () => ['fr'],
    shownVariantOf: () => null,
    report: logFailedCall(logger),
  });
  const pageCache = createPageCache({
    render: storefront.renderPublic,
    isPrivatePath: storefront.isPrivatePath,
    storefrontOf: (host) => host,
    sizes: new Set(['queen']),
    privacyOf: () => 'measured',
    shownVariantOf: () => null,
    baseHeaders: baseHeaders(false),
    maxBytes: 1_000_000,
    warn: (message) => logger.warn(message),
  });
  return createRequestRouter({
    logger,
    api,
    storefront,
    refusalPage: createRefusalPages({
      render: storefront.renderPublic,
      storefrontOf: (host) => host,
      languagesOf: () => ['fr'],
      localeOf,
    }),
    localeOf,
    pageCache,
    visitCookies: (req) =>
      req.headers.host === 'drift.halcyon.test' ? [] : visitCookies(req, false, '2026-11-20'),
    renderLimits: createRenderLimits(() => 0),
    trustedProxies: 1,
    metrics: createMetrics({
      pageCacheStats: pageCache.stats,
      countUnfinishedWork: async () => ({ refunds_pending: 2 }),
      readUnpaidReservations: async () => ({ orders: 3, units: 7, oldest_seconds: 60 }),
    }),
    metricsToken: router.metricsToken,
    isDemo: router.isDemo,
    readLedger: null,
    applePayDomain: createApplePayDomain(null, logger),
    health: createHealth({
      checks: { database: () => router.databaseAnswers() },
      isStopping: () => router.isStopping,
    }),
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
