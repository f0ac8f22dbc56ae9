import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { migrate } from './migrate.ts';
import type { Database } from './open.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'counterpane-migrations-'));
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

it('applies each migration once, in order, also when two processes start together', async () => {
  write('901-beds.sql', 'create table beds (id int primary key);\ninsert into beds values (1);\n');
  write('902-more-beds.sql', 'insert into beds values (2);\n');
  await Promise.all([migrate(database, folder), migrate(database, folder)]);
  await migrate(database, folder);
  const rows = await database.db.execute(sql`select count(*)::int as beds from beds`);
  expect(rows).toMatchObject({ rows: [{ beds: 2 }] });
});

it('refuses to start when an applied migration was edited', async () => {
  write('901-beds.sql', 'create table beds (id bigint primary key);\n');
  await expect(migrate(database, folder)).rejects.toThrow('901-beds.sql was edited');
});

it('leaves nothing of a migration that fails', async () => {
  write('901-beds.sql', 'create table beds (id int primary key);\ninsert into beds values (1);\n');
  write('903-broken.sql', 'insert into beds values (3);\ninsert into beds values (1);\n');
  await expect(migrate(database, folder)).rejects.toThrow();
  const rows = await database.db.execute(sql`select count(*)::int as beds from beds`);
  expect(rows).toMatchObject({ rows: [{ beds: 2 }] });
});
