import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { chooseEncoding } from '../page-cache/encodings.ts';
import type { PageAddress } from '../page-cache/page-address.ts';
import { type ReadyPage, readyPage } from '../page-cache/ready-page.ts';
import { type LocaleOf, languageOfPath } from './languages.ts';
import { type RefusalBody, type RequestRefusal, refusalText } from './refuse.ts';

interface RefusalPagesOptions {
  readonly render: (page: PageAddress) => Promise<Response>;
  /** The key of a host's storefront. */
  readonly storefrontOf: (host: string) => string;
  readonly languagesOf: (host: string) => readonly string[];
  readonly localeOf: LocaleOf;
}

export type RefusalPages = ReturnType<typeof createRefusalPages>;

const KEPT_MS = 600_000;
/** More than there are shops, languages and statuses. */
const MOST_KEPT = 1_000;

/**
 * Refusals in the look of the shop and the language of the path, for browsers; in one line of text for everything
 * else. Rendered once for each shop, language and status, so that refusing costs nothing.
 */
export const createRefusalPages = (options: RefusalPagesOptions, now: () => number = Date.now) => {
  const kept = new LRUCache<string, Promise<ReadyPage>>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    ttlResolution: 0,
    perf: { now },
  });

  const pageFor = (host: string, path: string, status: number): Promise<ReadyPage> => {
    const language = languageOfPath(path, options.languagesOf(host));
    const url = `${language === null ? '' : `/${language}`}/refused/${status}`;
    const storefront = options.storefrontOf(host);
    const key = `${storefront} ${url}`;
    const found = kept.get(key);
    if (found) return found;
    const page = options
      .render({ storefront, url, size: null, privacy: 'quiet', shown: null })
      .then((response) => readyPage(response, []));
    kept.set(key, page);
    page.catch(() => kept.delete(key));
    return page;
  };

  return async (req: IncomingMessage, status: RequestRefusal['status']): Promise<RefusalBody> => {
    const { host = '', accept } = req.headers;
    if (!accept?.includes('text/html')) return refusalText(status, options.localeOf(req));
    const page = await pageFor(host, req.url?.split('?', 1)[0] ?? '/', status).catch(() => null);
    if (page?.status !== status) return refusalText(status, options.localeOf(req));
    const { bytes, headers } = page.bodies[chooseEncoding(req.headers['accept-encoding'])];
    return { bytes, headers: toRecord(headers) };
  };
};

/** From name, value, name, value … */
const toRecord = (headers: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [])),
  );
