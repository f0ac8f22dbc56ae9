import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { type Database, openDatabase } from '../database/open.ts';

/**
 * A migrated database of one test file's own: on the PostgreSQL server of TEST_DATABASE_URL when there
 * is one, else embedded in memory. The same tests run on both.
 */
export const openTestDatabase = async (adminUrl: string | undefined): Promise<Database> => {
  const database = adminUrl ? await openOwnDatabase(adminUrl) : await openDatabase({ memory: true });
  await migrate(database);
  return database;
};

const openOwnDatabase = async (adminUrl: string): Promise<Database> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return openDatabase({ url: url.href });
};
