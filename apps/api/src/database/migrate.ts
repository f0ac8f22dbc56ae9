import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from './open.ts';

const FOLDER = join(import.meta.dirname, '..', 'migrations');

/**
 * Key of the advisory lock, used for nothing else: two processes that start at once migrate one after the other.
 */
const LOCK = 7_310_042;

/**
 * Brings the tables up to date: every migrations/*.sql once, in order of name, each in a transaction
 * with its checksum. An applied file that was edited afterwards stops the start.
 */
export const migrate = async (database: Database, folder = FOLDER): Promise<void> => {
  await database.execute(
    `select pg_advisory_lock(${LOCK});
     create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());
     select pg_advisory_unlock(${LOCK})`,
  );
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  for (const name of files) await applyOnce(database, name, readFileSync(join(folder, name), 'utf8'));
};

const applyOnce = (database: Database, name: string, text: string): Promise<void> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const checksum = createHash('sha256').update(text).digest('hex');
    const applied = await tx.execute(sql`select checksum from migrations where name = ${name}`);
    // The two drivers agree on `rows`, which drizzle's common type does not show.
    const [row] = (applied as unknown as { rows: { checksum: string }[] }).rows;
    if (row && row.checksum !== checksum)
      throw new Error(`migration ${name} was edited after it had been applied; add a new one instead`);
    if (row) return;
    for (const statement of statements(text)) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into migrations (name, checksum) values (${name}, ${checksum})`);
  });

/** The statements of a file. Our migrations have no functions, so a semicolon at a line's end closes one. */
const statements = (text: string): string[] =>
  text
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
