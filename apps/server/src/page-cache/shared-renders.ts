import { type PageAddress, pageKey } from './page-address.ts';
import { type ReadyPage, readyPage } from './ready-page.ts';

export interface RenderOptions {
  /** Renders a page without a visitor: no cookie reaches it. */
  readonly render: (page: PageAddress) => Promise<Response>;
  readonly baseHeaders: readonly (readonly [string, string])[];
  readonly warn: (message: string) => void;
}

/** Called with the key of a page whose stored copy must go or stay. */
interface Verdicts {
  replace(key: string, page: ReadyPage): void;
  remove(key: string): void;
  /** The render failed: what is stored is better than nothing. */
  keepGoing(key: string): void;
}

interface Render {
  readonly result: Promise<ReadyPage | null>;
  readonly purged: Purged;
}

/** What changed since a render began: it may have read the old facts. */
interface Purged {
  readonly tags: Set<string>;
  everything: boolean;
}

/** Renders public pages, each one once, however many visitors wait for it. */
export const createSharedRenders = (options: RenderOptions, verdicts: Verdicts) => {
  const running = new Map<string, Render>();

  const keepOrRemove = (key: string, page: ReadyPage | null, purged: Purged): void => {
    if (page && page.status >= 500) verdicts.keepGoing(key);
    else if (page?.lifetime && !isOutdated(page, purged)) verdicts.replace(key, page);
    else verdicts.remove(key);
  };

  const start = async (key: string, address: PageAddress, purged: Purged): Promise<ReadyPage | null> => {
    try {
      const page = await renderWithoutVisitor(options, address);
      keepOrRemove(key, page, purged);
      return page;
    } catch (error) {
      verdicts.keepGoing(key);
      throw error;
    } finally {
      running.delete(key);
    }
  };

  return {
    /** Null is a page that cannot be shared. Rejects when rendering throws. */
    render(address: PageAddress): Promise<ReadyPage | null> {
      const key = pageKey(address);
      const underWay = running.get(key);
      if (underWay) return underWay.result;
      const purged = { tags: new Set<string>(), everything: false };
      const result = start(key, address, purged);
      running.set(key, { result, purged });
      return result;
    },
    /** Renders under way are sent to waiting visitors, but not stored. */
    purge(tags: readonly string[]): void {
      for (const { purged } of running.values()) for (const tag of tags) purged.tags.add(tag);
    },
    purgeAll(): void {
      for (const { purged } of running.values()) purged.everything = true;
    },
  };
};

const isOutdated = (page: ReadyPage, purged: Purged): boolean =>
  purged.everything || page.tags.some((tag) => purged.tags.has(tag));

const renderWithoutVisitor = async (
  options: RenderOptions,
  address: PageAddress,
): Promise<ReadyPage | null> => {
  const response = await options.render(address);
  if (!response.headers.has('set-cookie')) return readyPage(response, options.baseHeaders);
  options.warn(`A public page sets a cookie and cannot be shared: ${address.url}`);
  await response.body?.cancel();
  return null;
};
