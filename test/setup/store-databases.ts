import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPostgresTemplate } from '../../apps/api/src/testing/fill-template.ts';
import { findPostgresBinaries } from '../postgres/binaries.ts';
import { startCluster } from '../postgres/cluster.ts';
import { createDatabase } from '../postgres/create-database.ts';

/** Where the stores of a run have their databases: a server, and what each begins as a copy of. */
export interface StoreDatabases {
  readonly adminUrl: string;
  readonly template: string;
}

/**
 * A server of PostgreSQL where the machine has one, and null where it has none and each store opens an embedded database: that
 * takes three times the work to start, and more of each page.
 */
export const startDatabases = async () => {
  if (!findPostgresBinaries()) return null;
  const cluster = await startCluster({ durable: false });
  const databases: StoreDatabases = {
    adminUrl: cluster.url,
    template: await fillPostgresTemplate(cluster.url),
  };
  return { databases, stop: cluster.stop };
};

/** The settings of one more store, which has a filled database of its own. */
export const settingsOfCopy = async (databases: StoreDatabases | null): Promise<Record<string, string>> =>
  databases
    ? { SANDBOXES: 'on', DATABASE_URL: await createDatabase(databases.adminUrl, databases.template) }
    : {};

/** For those who know no more than the data folder of a store. */
export const tellOfDatabases = (dataFolder: string, databases: StoreDatabases): void =>
  writeFileSync(join(dataFolder, FILE), JSON.stringify(databases));

export const databasesOf = (dataFolder: string): StoreDatabases | null => {
  const file = join(dataFolder, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoreDatabases) : null;
};

const FILE = 'test-databases.json';
