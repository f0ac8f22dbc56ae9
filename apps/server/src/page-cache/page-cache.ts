import type { IncomingMessage, ServerResponse } from 'node:http';
import { findPageAddress, findSize, pageKey } from './page-address.ts';
import { createPageStore } from './page-store.ts';
import { type ReadyPage, sendPage, withSmallerBrotli } from './ready-page.ts';
import { createSharedRenders, type RenderOptions } from './shared-renders.ts';

export interface PageCacheOptions extends RenderOptions {
  readonly isPrivatePath: (pathname: string) => boolean;
  /** Requests may claim any host; only our own may take room. */
  readonly isOwnHost: (host: string) => boolean;
  /** The values of the size cookie that pages know. */
  readonly sizes: ReadonlySet<string>;
  readonly maxBytes: number;
  readonly now?: () => number;
}

export type PageCache = ReturnType<typeof createPageCache>;

/** How long a stale page goes on when rendering it again failed. */
const RETRY_AFTER_MS = 10_000;

/**
 * The public pages of all storefronts, kept ready to send. `serve` is the first thing that every request meets, so it
 * is synchronous and does next to nothing; `answer` is for those that it had to let pass.
 */
export const createPageCache = (options: PageCacheOptions) => {
  const { sizes, now = Date.now } = options;
  const store = createPageStore(options.maxBytes);
  const counts = { hits: 0, stale: 0, misses: 0 };
  let smaller: Promise<void> = Promise.resolve();

  const renders = createSharedRenders(options, {
    remove: store.remove,
    replace(key, page) {
      const freshUntil = now() + (page.lifetime?.freshMs ?? 0);
      const staleUntil = freshUntil + (page.lifetime?.staleMs ?? 0);
      store.put(key, { page, freshUntil, staleUntil, wasRead: false });
      // One at a time: a cold start must not spend all threads on compressing.
      smaller = smaller.then(async () => store.swap(key, page, await withSmallerBrotli(page)));
    },
    keepGoing(key) {
      const stored = store.find(key);
      if (stored) stored.freshUntil = now() + RETRY_AFTER_MS;
    },
  });

  /** What is stored, also when it is stale: then it is rendered again behind the shopper's back. */
  const take = (key: string, req: IncomingMessage): ReadyPage | null => {
    const stored = store.find(key);
    if (stored === undefined) return null;
    const time = now();
    if (time >= stored.staleUntil) return null;
    stored.wasRead = true;
    if (time < stored.freshUntil) counts.hits++;
    else refresh(req);
    return stored.page;
  };

  const refresh = (req: IncomingMessage): void => {
    counts.stale++;
    const address = findPageAddress(req, sizes);
    // The render itself tells what went wrong; the shopper has the page of a moment ago.
    if (address) renders.render(address).catch(() => undefined);
  };

  return {
    /** Sends the page if it is there. False means that the request must go on. */
    serve(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const { host = '', cookie } = req.headers;
      const page = take(pageKey(host, req.url ?? '/', findSize(cookie, sizes)), req);
      if (page) sendPage(req, res, page);
      return page !== null;
    },

    /** Renders and sends a public page. False means that the page is this visitor's own and must be rendered live. */
    async answer(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const address = findPageAddress(req, sizes);
      if (!address || !options.isOwnHost(address.host)) return false;
      if (options.isPrivatePath(address.url.split('?', 1)[0] ?? '/')) return false;
      let page = take(pageKey(address.host, address.url, address.size), req);
      if (!page) {
        counts.misses++;
        page = await renders.render(address);
      }
      // A page ignores the words that advertisers hang on a link; a redirect passes them on, so it is answered live.
      if (page && isRedirect(page) && req.url?.includes('?')) return false;
      if (page) sendPage(req, res, page);
      return page !== null;
    },

    /** Drops every page that carries one of the tags. Answers how many it dropped. */
    purge(tags: readonly string[]): number {
      renders.purge(tags);
      return store.removeTagged(tags);
    },

    /** Everything may have changed. */
    clear(): void {
      renders.purgeAll();
      store.clear();
    },

    /** Resolves when every page has its smaller encoding. */
    settled: (): Promise<void> => smaller,
    stats: () => ({ ...counts, ...store.size() }),
  };
};

const isRedirect = ({ status }: ReadyPage): boolean => status >= 300 && status < 400;
