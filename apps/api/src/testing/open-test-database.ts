import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { migrate } from '../database/migrate.ts';
import { type Database, type OnStatement, openDatabase } from '../database/open.ts';

/**
 * A migrated database of one test file's own: on the PostgreSQL server of `adminUrl` when there
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
  const admin = administratorOf(adminUrl);
  // Not written to the log, which takes half of the time.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
  const database = await openDatabase({ url: databaseUrl(adminUrl, name) }, onStatement);
  const close = async (): Promise<void> => {
    await database.close();
    // What another test of the file still holds open goes too.
    await admin.query(`drop database ${name} with (force)`);
  };
  return { ...database, close };
};

const administrators = new Map<string, pg.Pool>();

/** One connection for all files of a worker, for to connect takes as long as to copy. One that is cut is made anew. */
const administratorOf = (adminUrl: string): pg.Pool => {
  const known = administrators.get(adminUrl);
  if (known) return known;
  const pool = new pg.Pool({
    connectionString: adminUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  administrators.set(adminUrl, pool);
  return pool;
};

/** The address of another database on the same server. */
export const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};
