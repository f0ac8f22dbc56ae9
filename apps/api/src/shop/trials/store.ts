import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { trialEndings } from './tables.ts';

/** So many orders are looked at in a run. */
const MOST = 500;

/** Writes down when customers are told of lines. A later delivery of the same line is a later day, unless they have been told. */
export const planEndings = async (
  db: Queries,
  planned: readonly (typeof trialEndings.$inferInsert)[],
): Promise<void> => {
  if (planned.length === 0) return;
  await db
    .insert(trialEndings)
    .values([...planned])
    .onConflictDoUpdate({
      target: [trialEndings.orderId, trialEndings.itemIdentifier],
      set: { dueOn: sql`excluded.due_on` },
      setWhere: isNull(trialEndings.toldAt),
    });
};

/** Orders of which something is to be told by an ISO day, the oldest first. */
export const ordersDue = async (db: Queries, today: string): Promise<string[]> => {
  const found = await db
    .select({ orderId: trialEndings.orderId })
    .from(trialEndings)
    .where(isDue(today))
    .groupBy(trialEndings.orderId)
    .orderBy(asc(sql`min(${trialEndings.dueOn})`))
    .limit(MOST);
  return found.map(({ orderId }) => orderId);
};

/** Takes what is to be told of an order, each line once; the lines. */
export const takeDueLines = async (
  tx: Queries,
  orderId: string,
  { today, at }: { readonly today: string; readonly at: string },
): Promise<string[]> => {
  const taken = await tx
    .update(trialEndings)
    .set({ toldAt: at })
    .where(and(eq(trialEndings.orderId, orderId), isDue(today)))
    .returning({ itemIdentifier: trialEndings.itemIdentifier });
  return taken.map(({ itemIdentifier }) => itemIdentifier).toSorted();
};

const isDue = (today: string) => and(isNull(trialEndings.toldAt), lte(trialEndings.dueOn, today));
