import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { type Database, type OnStatement, openDatabase } from '../database/open.ts';

/**
 * A migrated database of one test file's own: on the PostgreSQL server of TEST_DATABASE_URL when there
 * is one, else embedded in memory. The same tests run on both.
 */
export const openTestDatabase = async (adminUrl: string | undefined): Promise<Database> => {
  const database = await openEmptyDatabase(adminUrl);
  await migrate(database);
  return database;
};

/** The same before any migration. */
export const openEmptyDatabase = (adminUrl: string | undefined): Promise<Database> =>
  adminUrl ? openOwnDatabase(adminUrl, 'template1') : openDatabase({ memory: true });

/** A copy of the database that the run filled with the catalogue beforehand (see fill-template.ts). */
export const openFilledDatabase = async (
  adminUrl: string | undefined,
  template: string,
  onStatement?: OnStatement,
): Promise<Database> =>
  adminUrl
    ? openOwnDatabase(adminUrl, template, onStatement)
    : openDatabase({ memory: true, dump: await openAsBlob(template) }, onStatement);

const openOwnDatabase = async (
  adminUrl: string,
  template: string,
  onStatement?: OnStatement,
): Promise<Database> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  // Not written to the log, which takes half of the time.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  await admin.end();
  return openDatabase({ url: databaseUrl(adminUrl, name) }, onStatement);
};

/** The address of another database on the same server. */
export const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};
