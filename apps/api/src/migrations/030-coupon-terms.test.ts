import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { coupons } from '../catalogue/tables.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open.ts';
import { openEmptyDatabase } from '../testing/open-test-database.ts';

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'counterpane-coupons-'));
beforeAll(async () => {
  database = await openEmptyDatabase(inject('postgresUrl'));
  const before = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql') && name < '030');
  for (const name of before) copyFileSync(join(import.meta.dirname, name), join(folder, name));
  await migrate(database, folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const old = {
  title: 'Off',
  minimum: 0,
  productKinds: [],
  endsAt: null,
  limit: null,
  firstTimeOnly: false,
  enforcement: null,
};
const insert = (code: string, data: object) =>
  database.db.execute(sql`insert into coupons (code, data, source_hash)
    values (${code}, ${JSON.stringify({ code, ...data })}, 'hash')`);

test('codes of before keep what they take off, their minimum and their end', async () => {
  const endsAt = '2025-12-31T23:59:59Z';
  await insert('AMOUNT', { ...old, amount: 2_000, minimum: 20_000, limit: 3 });
  await insert('BOTH', { ...old, percent: 1_500, minimum: 100, endsAt, productKinds: ['mattress'] });
  await insert('PERCENT', { ...old, percent: 887.5, firstTimeOnly: true, enforcement: 'AMOUNT' });
  await migrate(database);
  const rows = await database.db.select().from(coupons).orderBy(coupons.code);
  const { minimum: _minimum, endsAt: _end, ...rest } = old;
  expect(rows.map(({ data }) => data)).toEqual([
    {
      ...rest,
      code: 'AMOUNT',
      limit: 3,
      conditions: [{ type: 'minimum-amount', amount: 20_000 }],
      benefit: { type: 'amount', amount: 2_000 },
    },
    {
      ...rest,
      code: 'BOTH',
      productKinds: ['mattress'],
      conditions: [
        { type: 'minimum-amount', amount: 100 },
        { type: 'period', startsAt: null, endsAt },
      ],
      benefit: { type: 'percent', basisPoints: 1_500 },
    },
    {
      ...rest,
      ...{ code: 'PERCENT', firstTimeOnly: true, enforcement: 'AMOUNT' },
      conditions: [],
      benefit: { type: 'percent', basisPoints: 887.5 },
    },
  ]);
});
