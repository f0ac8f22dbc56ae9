import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '@counterpane/api/database/open';
import type { Config } from './config.ts';

/** The database of this store: the server of DATABASE_URL, else the one in the data folder. */
export const openOwnDatabase = async ({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<Database> => {
  if (databaseUrl) return openDatabase({ url: databaseUrl });
  await mkdir(dataFolder, { recursive: true });
  return openDatabase({ dataDir: join(dataFolder, 'database') });
};
