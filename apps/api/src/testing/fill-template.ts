import { writeFile } from 'node:fs/promises';
import { asDemo } from '@counterpane/catalogue/load';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import pg from 'pg';
import { importCatalogue } from '../catalogue/import.ts';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';
import { databaseUrl } from './open-test-database.ts';

/** The database on a PostgreSQL server that test stores are copied from; answers its name. */
export const fillPostgresTemplate = async (adminUrl: string): Promise<string> => {
  const name = 'store_template';
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const database = await openDatabase({ url: databaseUrl(adminUrl, name) });
  await fill(database);
  await database.close();
  return name;
};

/** The dump of an embedded database that test stores are copied from, written to `file`. */
export const fillEmbeddedTemplate = async (file: string): Promise<string> => {
  const database = await openDatabase({ memory: true });
  await fill(database);
  const dump = await database.pglite?.dumpDataDir('none');
  if (!dump) throw new Error('only an embedded database can be dumped');
  await writeFile(file, dump.stream());
  await database.close();
  return file;
};

const fill = async (database: Database): Promise<void> => {
  await migrate(database);
  await importCatalogue(database, asDemo(shippedCatalogue()));
};
