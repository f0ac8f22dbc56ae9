import { z } from 'zod';
import type { Database } from '../../database/open.ts';
import type { ShopDeps } from '../deps.ts';

const CHANNEL = 'page_cache';
/** Null is everything. */
const tagsSchema = z.array(z.string()).nullable();

export type PurgePages = (tags: readonly string[] | null) => void;

/** Pages are forgotten in every process of the store, and the catalogue is read anew. */
export const announcePurge = async (
  { database, catalogue, purgePages }: Pick<ShopDeps, 'database' | 'catalogue' | 'purgePages'>,
  tags: readonly string[] | null,
): Promise<void> => {
  // In this process at once: who has changed it looks at the page next.
  purgePages?.(tags);
  catalogue.announceChange();
  await database.notify(CHANNEL, JSON.stringify(tags));
};

/** Calls `purge` for a notification from any process, and for everything after the connection was lost. */
export const onPurge = (database: Pick<Database, 'listen'>, purge: PurgePages): Promise<void> =>
  database.listen(CHANNEL, (payload) => purge(parseTags(payload)));

const parseTags = (payload: string): readonly string[] | null => {
  try {
    return tagsSchema.parse(JSON.parse(payload));
  } catch {
    return null;
  }
};
