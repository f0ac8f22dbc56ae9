import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { carts } from '../cart/carts/tables.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open.ts';
import { openEmptyDatabase } from '../testing/open-test-database.ts';

const at = '2026-03-01T10:00:00.000Z';
const began = { type: 'cartCreated', at, metadata: { channel: 'web' } };
const line = (id: string) => ({ id, productId: 'p', properties: [], quantity: 1, forItem: null });
const contents = { lines: [line('own')], couponCode: 'SLEEP10', couponIsAutomatic: false, delivery: {} };
const cleared = { type: 'cartCleared', at, metadata: { by: null, items: [], cleared: contents } };
const soldOut = { type: 'itemsSoldOut', at, metadata: { gone: [] } };
const merged = (mergeId: string, from: string, kept: object) => ({
  type: 'cartMerged',
  at,
  metadata: {
    by: null,
    merge: {
      ...{ mergeId, isShared: true, from: 'Halcyon', left: [] },
      lines: [{ from, itemIdentifier: 'own', quantity: 1 }],
      ...kept,
    },
  },
});
const undone = { type: 'mergeUndone', at, metadata: { by: null, mergeId: 'm1' } };
const ordered = (orderId: string) => ({ type: 'cartOrdered', at, metadata: { by: null, orderId } });
const expired = { type: 'couponExpired', at, metadata: { couponCode: 'LASTYEAR' } };

let database: Database;
const folder = mkdtempSync(join(tmpdir(), 'counterpane-carts-'));
beforeAll(async () => {
  database = await openEmptyDatabase(inject('postgresUrl'));
  const before = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sql') && name < '029');
  for (const name of before) copyFileSync(join(import.meta.dirname, name), join(folder, name));
  await migrate(database, folder);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const insert = (id: string, lines: readonly object[], history: readonly object[]) =>
  database.db.execute(sql`insert into carts (id, storefront, visitor_id, lines, history)
    values (${id.padEnd(24, '0')}, 'halcyon', ${id}, ${JSON.stringify(lines)}, ${JSON.stringify(history)})`);

describe('carts of before what their log decided had columns', () => {
  it('keep what can be undone, what came, what was ordered and told, and when they began', async () => {
    await insert('a', [], [began, cleared, soldOut]);
    await insert('b', [line('own')], [began, cleared, { type: 'itemsAdded', at, metadata: { by: null } }]);
    const before = { before: [line('own')] };
    await insert(
      'c',
      [line('own'), line('2')],
      [
        began,
        merged('m1', '1', {}),
        undone,
        merged('m2', '2', {}),
        merged('m3', '3', { ...before, coupon: 'SLEEP10' }),
      ],
    );
    await insert(
      'd',
      [line('own')],
      [began, merged('m2', '2', {}), expired, ordered('o1'), expired, ordered('o2')],
    );
    await insert('e', [line('own')], []);
    await insert('f', [line('own')], [began, merged('m1', '1', before), { ...expired, type: 'couponSet' }]);
    await migrate(database);

    const rows = await database.db.select().from(carts).orderBy(carts.id);
    const factsOf = (row: (typeof rows)[number]) => [
      row.undo,
      row.mergedIds,
      row.orderedBy,
      row.expiredCodes,
    ];
    expect(rows.map(factsOf)).toEqual([
      [{ type: 'clear', contents }, [], [], []],
      [null, [], [], []],
      [{ type: 'merge', mergeId: 'm3', ...before, ids: ['3'], coupon: 'SLEEP10' }, ['2', '3'], [], []],
      [null, ['2'], ['o1', 'o2'], ['LASTYEAR']],
      [null, [], [], []],
      [{ type: 'merge', mergeId: 'm1', ...before, ids: ['1'], coupon: null }, ['1'], [], []],
    ]);
    const begun = rows
      .filter(({ history }) => history.length > 0)
      .map(({ createdAt }) => Date.parse(createdAt));
    expect(begun).toEqual(Array.from({ length: 5 }, () => Date.parse(at)));
    expect(rows[0]?.history).toEqual([began, { ...cleared, metadata: { by: null, items: [] } }, soldOut]);
    expect(rows[2]?.history.at(-1)).toEqual(merged('m3', '3', { coupon: 'SLEEP10' }));
    expect(JSON.stringify(rows.map(({ history }) => history))).not.toMatch(/"(?:cleared|before)"/);
  });
});
