import type { Difference, ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import { and, desc, eq, gte, isNull, lte, max, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/open.ts';
import { reconciliations } from './tables.ts';

/** Whether two are one difference that was found twice. */
export const isSameDifference = (one: Difference, other: Difference): boolean =>
  one.kind === other.kind && one.orderId === other.orderId && one.reference === other.reference;

/**
 * Stores a run. An account has one report a day: a later run replaces it, and differences that the earlier one
 * found and this one does not are stored as over. Answers the differences that were found before that day.
 */
export const keepReconciliation = (
  database: Pick<Database, 'transaction'>,
  view: ReconciliationView,
): Promise<readonly Difference[]> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`reconciliation ${view.account}`}))`);
    const day = view.ranAt.slice(0, 10);
    const ofThatDay = and(
      eq(reconciliations.account, view.account),
      gte(reconciliations.ranAt, `${day}T00:00:00.000Z`),
      lte(reconciliations.ranAt, `${day}T23:59:59.999Z`),
    );
    const rows = await tx.delete(reconciliations).where(ofThatDay).returning();
    const earlier = rows.flatMap(({ differences }) => differences);
    const isGone = (one: Difference) => !view.differences.some((now) => isSameDifference(now, one));
    // Differences of payments that a run could not read may still exist.
    const isOver = view.failure === null;
    const gone = earlier.filter(isGone).map((one) => (isOver ? { ...one, isOver } : one));
    await tx.insert(reconciliations).values({ ...view, differences: [...view.differences, ...gone] });
    return earlier;
  });

/** The last comparison without a failure: account -> ISO time. */
export const findLastRuns = async (db: Queries): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ account: reconciliations.account, at: max(reconciliations.ranAt) })
    .from(reconciliations)
    .where(isNull(reconciliations.failure))
    .groupBy(reconciliations.account);
  return new Map(rows.flatMap(({ account, at }) => (at === null ? [] : [[account, at] as const])));
};

const MOST = 40;

/** The last reports, the newest first. */
export const findReconciliations = async (db: Queries): Promise<ReconciliationView[]> => {
  const rows = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(MOST);
  return rows.map(({ id: _, since, ranAt, ...row }) => ({
    ...row,
    since: new Date(since).toISOString(),
    ranAt: new Date(ranAt).toISOString(),
  }));
};
