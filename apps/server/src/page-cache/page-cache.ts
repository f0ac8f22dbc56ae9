import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageOfData } from '../http/page-of-data.ts';
import { isOffered } from './offered-values.ts';
import { type AddressFacts, findPageAddress, findSize, type PageAddress, pageKey } from './page-address.ts';
import { createPageStore } from './page-store.ts';
import { type ReadyPage, sendPage, withSmallerBrotli } from './ready-page.ts';
import { createSharedRenders, type RenderOptions } from './shared-renders.ts';

interface PageCacheOptions extends RenderOptions, AddressFacts {
  readonly isPrivatePath: (pathname: string) => boolean;
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
      store.put(key, { page, freshUntil, staleUntil });
      // One at a time: a cold start must not spend all threads on compressing.
      smaller = smaller.then(async () => store.swap(key, page, await withSmallerBrotli(page)));
    },
    keepGoing(key) {
      const stored = store.find(key);
      if (stored) stored.freshUntil = now() + RETRY_AFTER_MS;
    },
  });

  /** The stored page, even if stale: then it is rendered again in the background. */
  const take = (key: string, req: IncomingMessage): ReadyPage | null => {
    const stored = store.find(key);
    if (stored === undefined) return null;
    const time = now();
    if (time >= stored.staleUntil) return null;
    if (time < stored.freshUntil) counts.hits++;
    else refresh(req);
    return stored.page;
  };

  const find = (address: PageAddress, req: IncomingMessage): ReadyPage | null => take(pageKey(address), req);

  /** Anybody can invent values, so only those that the page itself offers get an entry. */
  const isOwnQuery = async (address: PageAddress, req: IncomingMessage): Promise<boolean> => {
    const [path = '/', query] = address.url.split('?', 2);
    if (query === undefined) return true;
    const plain = { ...address, url: pageOfData(path) || '/' };
    const page = find(plain, req) ?? (await renders.render(plain));
    return page?.status === 200 && isOffered(query, page.bodies.identity.bytes);
  };

  const refresh = (req: IncomingMessage): void => {
    counts.stale++;
    const address = findPageAddress(req, options);
    // The render logs its own failure; the shopper gets the stale page.
    if (address) renders.render(address).catch(() => undefined);
  };

  return {
    /** Sends the page if it is there. False means that the request must go on. */
    serve(req: IncomingMessage, res: ServerResponse): boolean {
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      const { headers, url = '/' } = req;
      const storefront = options.storefrontOf(headers.host ?? '');
      if (storefront === null) return false;
      const size = findSize(headers.cookie, sizes);
      const privacy = options.privacyOf(storefront, headers);
      const shown = options.shownVariantOf(storefront, url, headers);
      const page = take(pageKey({ storefront, url, size, privacy, shown }), req);
      if (page) sendPage(req, res, page);
      return page !== null;
    },

    /**
     * Renders and sends a public page, when there is room for a render. `live` means that the page is this visitor's
     * own, or one that is not worth keeping. Cookies go with the answer, and never into what is kept.
     */
    async answer(
      req: IncomingMessage,
      res: ServerResponse,
      mayRender = () => true,
      cookies: readonly string[] = [],
    ): Promise<Answered> {
      if (req.method !== 'GET' && req.method !== 'HEAD') return 'live';
      const address = findPageAddress(req, options);
      if (!address || options.isPrivatePath(pathOf(address))) return 'live';
      let page = find(address, req);
      if (!page) {
        if (!mayRender()) return 'busy';
        counts.misses++;
        if (!(await isOwnQuery(address, req))) return 'live';
        page = await renders.render(address);
      }
      // A page ignores tracking parameters; a redirect passes them on, so it is answered live.
      if (page && isRedirect(page) && req.url?.includes('?')) return 'live';
      if (page) sendPage(req, res, page, cookies);
      return page ? 'sent' : 'live';
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

/** What became of a request for a page. */
type Answered = 'sent' | 'live' | 'busy';

const pathOf = ({ url }: PageAddress): string => url.split('?', 1)[0] ?? '/';

const isRedirect = ({ status }: ReadyPage): boolean => status >= 300 && status < 400;
