import type { Server } from 'node:http';
import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { afterEach, beforeEach } from 'vitest';
import type { PageAddress } from '../page-cache/page-address.ts';
import { createPageCache, type PageCache } from '../page-cache/page-cache.ts';
import { pagePrivacy } from '../page-cache/page-privacy.ts';
import { listen, send } from './send.ts';

export const HTML = `<!doctype html><h1>Mattress</h1><script>hello()</script><input name="size" value="king"><select name="leg"><option value="12"></select><a href="?size=king&amp;color=grey">${'<p>Soft and firm.</p>'.repeat(200)}`;
const PUBLIC = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, s-maxage=600, stale-while-revalidate=3600',
};

/** A page that may be kept. */
export const page = (html = HTML, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(html, { status, headers: { ...PUBLIC, ...headers } });

/** Pages that are kept, for two hosts. */
interface CachedPages {
  cache: PageCache;
  server: Server;
  /** What the storefront would render; each test says it anew. */
  render: (address: PageAddress) => Response | Promise<Response>;
  rendered: PageAddress[];
  warnings: string[];
  clock: number;
  get(path: string, headers?: Record<string, string>, method?: string): ReturnType<typeof send>;
}

/** Opens a memory of pages for each test, and closes it. */
export const useCachedPages = (): CachedPages => {
  const pages: CachedPages = {
    ...anew(),
    get: (path, headers, method = 'GET') => send(pages.server, method, path, headers),
    // Both are made before each test.
    cache: null as unknown as PageCache,
    server: null as unknown as Server,
  };
  beforeEach(async () => {
    Object.assign(pages, anew());
    pages.cache = cacheOf(pages);
    pages.server = await listen(async (req, res) => {
      if (pages.cache.serve(req, res)) return;
      const answered = await pages.cache
        .answer(req, res, () => true, [req.headers['x-remember'] ?? []].flat())
        .catch(() => {
          res.writeHead(500).end();
        });
      if (answered === 'live') res.writeHead(200, { 'x-live': 'yes' }).end('live');
    });
  });
  afterEach(async () => {
    await pages.cache.settled();
    pages.server.close();
  });
  return pages;
};

const anew = () => ({ render: () => page(), rendered: [], warnings: [], clock: 1_000_000 });

const cacheOf = (pages: CachedPages): PageCache =>
  createPageCache({
    render: async (address) => {
      pages.rendered.push(address);
      return pages.render(address);
    },
    isPrivatePath: (path) => path.startsWith('/cart'),
    storefrontOf: (host) => /^(\w+)\.test(?::\d+)?$/.exec(host.toLowerCase())?.[1] ?? null,
    sizes: new Set(['queen', 'king']),
    shownVariantOf: (_storefront, url, { cookie }) => {
      const variant = url === '/tried' ? findCookie(cookie, 'variant') : null;
      return variant === 'departments-first' || variant === 'story-first'
        ? { experiment: 'home-order', url, variant }
        : null;
    },
    privacyOf: (storefront, headers) => pagePrivacy(headers, storefront === 'british' ? 'GB' : 'US'),
    baseHeaders: [
      ['x-content-type-options', 'nosniff'],
      ['content-security-policy', "default-src 'none'"],
    ],
    maxBytes: 100_000,
    now: () => pages.clock,
    warn: (message) => pages.warnings.push(message),
  });
