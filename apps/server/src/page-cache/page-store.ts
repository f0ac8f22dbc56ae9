import { type ReadyPage, sizeOf } from './ready-page.ts';

export interface StoredPage {
  page: ReadyPage;
  freshUntil: number;
  staleUntil: number;
  /** Read since the last time that room was needed: it gets a second chance. */
  wasRead: boolean;
}

/** Pages by key, bounded in bytes. Pages that were not requested since the store last made room leave first. */
export const createPageStore = (maxBytes: number) => {
  const pages = new Map<string, StoredPage>();
  const keysByTag = new Map<string, Set<string>>();
  let bytes = 0;

  const remove = (key: string): boolean => {
    const stored = pages.get(key);
    if (!stored) return false;
    pages.delete(key);
    bytes -= sizeOf(stored.page);
    for (const tag of stored.page.tags) untag(tag, key);
    return true;
  };

  const untag = (tag: string, key: string): void => {
    const keys = keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysByTag.delete(tag);
  };

  const makeRoom = (): void => {
    for (const [key, stored] of pages) {
      if (bytes <= maxBytes) return;
      if (!stored.wasRead) {
        remove(key);
        continue;
      }
      stored.wasRead = false;
      // To the end of the queue. The loop comes by again if there is still no room.
      pages.delete(key);
      pages.set(key, stored);
    }
  };

  return {
    find: (key: string): StoredPage | undefined => pages.get(key),
    put(key: string, stored: StoredPage): void {
      remove(key);
      pages.set(key, stored);
      bytes += sizeOf(stored.page);
      for (const tag of stored.page.tags) {
        const keys = keysByTag.get(tag) ?? new Set();
        keysByTag.set(tag, keys.add(key));
      }
      makeRoom();
    },
    /** Puts the same page in other bytes in its place, unless it left in the meantime. */
    swap(key: string, before: ReadyPage, after: ReadyPage): void {
      const stored = pages.get(key);
      if (stored?.page !== before) return;
      bytes += sizeOf(after) - sizeOf(before);
      stored.page = after;
    },
    remove,
    removeTagged: (tags: readonly string[]): number =>
      tags.flatMap((tag) => [...(keysByTag.get(tag) ?? [])]).filter((key) => remove(key)).length,
    clear(): void {
      pages.clear();
      keysByTag.clear();
      bytes = 0;
    },
    size: (): { readonly pages: number; readonly bytes: number } => ({ pages: pages.size, bytes }),
  };
};
