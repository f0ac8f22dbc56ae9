import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new, empty database on a server; answers its address. */
export const createDatabase = async (adminUrl: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};
