import { and, eq, gt, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
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
  /** Whether every call restarts the counter's time. */
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
  const begun = prolongs ? sql`excluded.ends_at` : limitCounters.endsAt;
  return db
    .insert(limitCounters)
    .values(inOrder(calls).map(({ name, key, endsAt }) => ({ name, key, calls: times, lastAt: now, endsAt })))
    .onConflictDoUpdate(addedCalls(now, begun))
    .returning();
};

/** The new value of an existing counter; `begun` is its end while it is running. */
const addedCalls = (now: string, begun: SQLWrapper) => {
  const { endsAt, calls } = limitCounters;
  const isOver = sql`${endsAt} <= ${now}::timestamptz`;
  return {
    target: [limitCounters.name, limitCounters.key],
    set: {
      calls: sql`case when ${isOver} then excluded.calls else ${calls} + excluded.calls end`,
      endsAt: sql`case when ${isOver} then excluded.ends_at else ${begun} end`,
      lastAt: now,
    },
  };
};

/** Calls of a counter that has a limit. */
interface LimitedCounting extends Counting {
  /** With 0 the limit must not be reached, and nothing is counted. */
  readonly times: number;
  readonly most: number;
}

/**
 * Counts calls unless one of them is over its limit, in one statement: a call that is refused must not write rows, or
 * made-up orders and emails would fill the table. Answers the counters; none where a limit is reached.
 */
export const countUnlessReached = (
  db: Queries,
  calls: readonly LimitedCounting[],
  now: string,
): Promise<Counter[]> => {
  const rows = inOrder(calls).map(
    ({ name, key, times, endsAt, most }) =>
      sql`(${name}::text, ${key}::text, ${times}::int, ${endsAt}::timestamptz, ${most}::int)`,
  );
  const isReached = sql`exists (
    select from limit_counters running join wanted on wanted.name = running.name and wanted.key = running.key
    where running.ends_at > ${now}::timestamptz and running.calls + greatest(wanted.times, 1) > wanted.most)`;
  return db
    .insert(limitCounters)
    .select(
      sql`with wanted(name, key, times, ends_at, most) as (values ${sql.join(rows, sql`, `)})
        select name, key, times, ${now}::timestamptz, ends_at from wanted
        where times > 0 and not ${isReached} order by name, key`,
    )
    .onConflictDoUpdate(addedCalls(now, limitCounters.endsAt))
    .returning();
};

/** The counters that are running. */
export const readCounters = (db: Queries, keys: readonly CounterKey[], now: string): Promise<Counter[]> =>
  db
    .select()
    .from(limitCounters)
    .where(and(isOneOf(keys), gt(limitCounters.endsAt, now)));

/** Uncounts calls that had no effect. */
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
export const deleteExpiredCounters = async ({ database, clock }: BaseDeps): Promise<void> => {
  await database.db.delete(limitCounters).where(lte(limitCounters.endsAt, isoNow(clock)));
};

const isOneOf = (keys: readonly CounterKey[]) =>
  or(...keys.map(({ name, key }) => and(eq(limitCounters.name, name), eq(limitCounters.key, key))));

/** All count in one order, so that two calls at once never wait for each other. */
const inOrder = <Call extends CounterKey>(calls: readonly Call[]): Call[] =>
  [...calls].sort((a, b) => compare(a.name, b.name) || compare(a.key, b.key));

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
