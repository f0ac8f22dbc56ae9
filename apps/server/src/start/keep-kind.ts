import { isRealStore, markRealStore } from '@counterpane/api/catalogue/real-store';
import type { Database } from '@counterpane/api/database/open';
import type { Config } from '../config.ts';
import { CannotStart } from './cannot-start.ts';

/**
 * A database that a real store has used stays one [R021].
 * @throws CannotStart for a demo on a real store's database
 */
export const keepKind = async (
  { db }: Pick<Database, 'db'>,
  { isDemo }: Pick<Config, 'isDemo'>,
): Promise<void> => {
  if (!isDemo) return markRealStore(db);
  if (await isRealStore(db))
    throw new CannotStart([
      'this database is a real store’s: a demo would bring its codes back and sell its stock for play money; use another DATABASE_URL or DATA_DIR',
    ]);
};
