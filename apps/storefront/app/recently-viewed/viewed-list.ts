import { rememberViewed } from '@counterpane/rules/recently-viewed/remember-viewed';

/** A product as the list shows it. */
export interface Viewed {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly price: string;
  readonly picture: string;
}

const KEY = 'recently-viewed';

/** What was kept, newest first; what cannot be read is forgotten. */
export const readViewed = (storage: Pick<Storage, 'getItem'>): Viewed[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewed) : [];
  } catch {
    return [];
  }
};

/** Keeps a look at a product. */
export const keepViewed = (storage: Pick<Storage, 'getItem' | 'setItem'>, viewed: Viewed): void =>
  storage.setItem(KEY, JSON.stringify(rememberViewed(readViewed(storage), viewed)));

/** Pages of this shop alone: nothing that was written into the storage leads away from it. */
const isViewed = (kept: unknown): kept is Viewed =>
  typeof kept === 'object' &&
  kept !== null &&
  ['id', 'title', 'url', 'price', 'picture'].every((name) => typeof Reflect.get(kept, name) === 'string') &&
  /^\/(?!\/)/.test(String(Reflect.get(kept, 'url')));
