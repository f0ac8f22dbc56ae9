import type { ReconciliationView } from '@counterpane/contract/reconciliation';
import { desc, max } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { reconciliations } from './tables.ts';

export const insertReconciliation = async (db: Queries, view: ReconciliationView): Promise<void> => {
  await db.insert(reconciliations).values(view);
};

/** When the books were compared last, or null. */
export const findLastRun = async (db: Queries): Promise<string | null> => {
  const [row] = await db.select({ at: max(reconciliations.ranAt) }).from(reconciliations);
  return row?.at ?? null;
};

const MOST = 40;

/** The last runs, the newest first. */
export const findReconciliations = async (db: Queries): Promise<ReconciliationView[]> => {
  const rows = await db.select().from(reconciliations).orderBy(desc(reconciliations.id)).limit(MOST);
  return rows.map(({ id: _, since, ranAt, ...row }) => ({
    ...row,
    since: new Date(since).toISOString(),
    ranAt: new Date(ranAt).toISOString(),
  }));
};
