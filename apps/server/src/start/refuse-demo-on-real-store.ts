import { isRealStore, markRealStore } from '@counterpane/api/catalogue/real-store-flag';
import type { Database } from '@counterpane/api/database/open';
import type { Config } from '../config.ts';
import { CannotStart } from './cannot-start.ts';

/**
 * Refuses to start a demo on a database that a real store has used, and marks the database of a real store [R021].
 * @throws CannotStart for a demo on a real store's database
 */
export const refuseDemoOnRealStore = async (
  { db }: Pick<Database, 'db'>,
  { isDemo }: Pick<Config, 'isDemo'>,
): Promise<void> => {
  if (!isDemo) return markRealStore(db);
  if (await isRealStore(db))
    throw new CannotStart([
      'this database is a real store’s: a demo would bring its codes back and sell its stock for play money; use another DATABASE_URL or DATA_DIR',
    ]);
};
