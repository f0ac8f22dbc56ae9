import { LRUCache } from 'lru-cache';
import { type ReadyPage, sizeOf } from './ready-page.ts';

interface StoredPage {
  readonly page: ReadyPage;
  freshUntil: number;
  readonly staleUntil: number;
}

/** Pages by key, bounded in bytes: what was asked for longest ago leaves first. */
export const createPageStore = (maxBytes: number) => {
  const keysByTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, StoredPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => sizeOf(page),
    dispose: ({ page }, key) => {
      for (const tag of page.tags) untag(tag, key);
    },
  });

  const untag = (tag: string, key: string): void => {
    const keys = keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysByTag.delete(tag);
  };

  const put = (key: string, stored: StoredPage): void => {
    pages.set(key, stored);
    // What is larger than the whole store is not kept.
    if (pages.peek(key) !== stored) return;
    for (const tag of stored.page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  };

  const remove = (key: string): boolean => pages.delete(key);

  return {
    find: (key: string): StoredPage | undefined => pages.get(key),
    put,
    /** Puts the same page in other bytes in its place, unless it left in the meantime. */
    swap(key: string, before: ReadyPage, after: ReadyPage): void {
      const stored = pages.peek(key);
      if (stored?.page === before) put(key, { ...stored, page: after });
    },
    remove,
    removeTagged: (tags: readonly string[]): number =>
      tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]).filter((key) => remove(key)).length,
    clear: (): void => pages.clear(),
    size: (): { readonly pages: number; readonly bytes: number } => ({
      pages: pages.size,
      bytes: pages.calculatedSize,
    }),
  };
};
