import { join } from 'node:path';
import { type Database, openDatabase } from '@counterpane/api/database/open';
import type { DatabaseConfig } from './config.ts';
import { makePrivateFolder } from './private-folder.ts';

/** The database of this store: the server of DATABASE_URL, else the one in the data folder. */
export const openOwnDatabase = async ({ databaseUrl, dataFolder }: DatabaseConfig): Promise<Database> => {
  if (databaseUrl) return openDatabase({ url: databaseUrl });
  const dataDir = join(dataFolder, 'database');
  await makePrivateFolder(dataFolder);
  await makePrivateFolder(dataDir);
  return openDatabase({ dataDir });
};
