import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '../database/open.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';
import { type Actor, recordAct } from './record-act.ts';
import { staffActs } from './tables.ts';

describe('What staff did', () => {
  let database: Database;
  const actor: Actor = { memberId: 'm1', address: '192.0.2.7', at: new Date().toISOString() };

  beforeAll(async () => {
    database = await openTestDatabase(inject('postgresUrl'));
    await recordAct(database.db, actor, {
      action: 'refund-order',
      object: { kind: 'order', id: 'a'.repeat(24) },
      outcome: 'done',
      detail: { cents: 1_000 },
    });
  });
  afterAll(() => database.close());

  test('is written down with who, from where, on what and how it ended', async () => {
    const [act] = await database.db.select().from(staffActs);
    expect(act).toMatchObject({
      memberId: 'm1',
      address: '192.0.2.7',
      action: 'refund-order',
      objectKind: 'order',
      objectId: 'a'.repeat(24),
      outcome: 'done',
      detail: { cents: 1_000 },
    });
  });

  test.each([
    ['changed', sql`update staff_acts set outcome = 'refused'`],
    ['taken away', sql`delete from staff_acts`],
    ['emptied', sql`truncate staff_acts`],
  ])('is never %s, not even by a statement to the database', async (_what, statement) => {
    await expect(database.db.execute(statement)).rejects.toThrow();
    expect(await database.db.select().from(staffActs)).toHaveLength(1);
  });

  test('can be taken away when it is older than 400 days', async () => {
    const at = new Date(Date.now() - 401 * 24 * 60 * 60_000).toISOString();
    await recordAct(database.db, { ...actor, at }, { action: 'sign-out', outcome: 'done' });
    await database.db.execute(sql`delete from staff_acts where at < now() - interval '400 days'`);
    const left = await database.db.select({ action: staffActs.action }).from(staffActs);
    expect(left).toEqual([{ action: 'refund-order' }]);
  });

  test('is not written down when the act is rolled back', async () => {
    const act = database.transaction(async (tx) => {
      await recordAct(tx, actor, { action: 'reconcile', outcome: 'done' });
      throw new Error('the act failed');
    });
    await expect(act).rejects.toThrow('the act failed');
    expect(await database.db.select().from(staffActs)).toHaveLength(1);
  });
});
