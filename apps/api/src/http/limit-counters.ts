import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { BaseDeps } from '../deps.ts';
import { limitCounters } from './tables.ts';

export type Counter = typeof limitCounters.$inferSelect;
export type CounterKey = Pick<Counter, 'name' | 'key'>;

/** One more call to count, in a time that ends at `endsAt` where it begins with this call. */
export type Counting = CounterKey & Pick<Counter, 'endsAt'>;

interface HowToCount {
  readonly now: string;
  readonly times?: number;
  /** Whether every call gives a counter its whole time again. */
  readonly prolongs?: boolean;
}

/**
 * Adds calls to every counter, in one statement, and answers them. A counter whose time is over begins again.
 */
export const countCalls = (
  db: Queries,
  calls: readonly Counting[],
  { now, times = 1, prolongs = false }: HowToCount,
): Promise<Counter[]> => {
  const { endsAt, calls: counted } = limitCounters;
  const isOver = sql`${endsAt} <= ${now}::timestamptz`;
  const begun = prolongs ? sql`excluded.ends_at` : endsAt;
  return db
    .insert(limitCounters)
    .values(inOrder(calls).map(({ name, key, endsAt }) => ({ name, key, calls: times, lastAt: now, endsAt })))
    .onConflictDoUpdate({
      target: [limitCounters.name, limitCounters.key],
      set: {
        calls: sql`case when ${isOver} then excluded.calls else ${counted} + excluded.calls end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${begun} end`,
        lastAt: now,
      },
    })
    .returning();
};

/** The counters that are running. */
export const readCounters = (db: Queries, keys: readonly CounterKey[], now: string): Promise<Counter[]> =>
  db
    .select()
    .from(limitCounters)
    .where(and(isOneOf(keys), gt(limitCounters.endsAt, now)));

/** Takes calls back that came to nothing. */
export const takeBackCalls = async (db: Queries, keys: readonly CounterKey[], times = 1): Promise<void> => {
  if (keys.length === 0) return;
  // Locked in the order in which calls are counted, so that neither waits for the other.
  const own = db
    .$with('own')
    .as(
      db
        .select({ name: limitCounters.name, key: limitCounters.key })
        .from(limitCounters)
        .where(isOneOf(keys))
        .orderBy(limitCounters.name, limitCounters.key)
        .for('update'),
    );
  await db
    .with(own)
    .update(limitCounters)
    .set({ calls: sql`greatest(${limitCounters.calls} - ${times}::int, 0)` })
    .from(own)
    .where(sql`${limitCounters.name} = ${own.name} and ${limitCounters.key} = ${own.key}`);
};

/** Deletes what no limit counts any more. */
export const forgetCounters = async ({ database, clock }: BaseDeps): Promise<void> => {
  await database.db.delete(limitCounters).where(lte(limitCounters.endsAt, isoNow(clock)));
};

const isOneOf = (keys: readonly CounterKey[]) =>
  or(...keys.map(({ name, key }) => and(eq(limitCounters.name, name), eq(limitCounters.key, key))));

/** All count in one order, so that two calls at once never wait for each other. */
const inOrder = (calls: readonly Counting[]): Counting[] =>
  [...calls].sort((a, b) => compare(a.name, b.name) || compare(a.key, b.key));

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
