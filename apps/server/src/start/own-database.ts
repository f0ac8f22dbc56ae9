import { join } from 'node:path';
import { type Database, openDatabase } from '@counterpane/api/database/open';
import type { DatabaseConfig } from '../config.ts';
import { CannotStart } from './cannot-start.ts';
import { lockFolder } from './folder-lock.ts';
import { makePrivateFolder } from './private-folder.ts';

/**
 * The database of this store: the server of DATABASE_URL, else the one in the data folder, which one process at a time
 * may open.
 * @throws CannotStart where another process has the folder
 */
export const openOwnDatabase = async ({ databaseUrl, dataFolder }: DatabaseConfig): Promise<Database> => {
  if (databaseUrl) return openDatabase({ url: databaseUrl });
  const dataDir = join(dataFolder, 'database');
  await makePrivateFolder(dataFolder);
  await makePrivateFolder(dataDir);
  const unlock = lockFolder(dataFolder);
  if (!unlock) throw new CannotStart([`another process uses ${dataFolder}: stop it, or set DATA_DIR`]);
  const database = await openDatabase({ dataDir });
  const close = async () => {
    await database.close();
    unlock();
  };
  return { ...database, close };
};
