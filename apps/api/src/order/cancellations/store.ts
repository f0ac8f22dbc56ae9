import { sum } from '@counterpane/rules/money/sum';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { cancellations } from './tables.ts';

export type Cancellation = typeof cancellations.$inferSelect;

/** What was cancelled of an order, the oldest first. */
export const cancellationsOf = (db: Queries, orderId: string): Promise<Cancellation[]> =>
  db
    .select()
    .from(cancellations)
    .where(eq(cancellations.orderId, orderId))
    .orderBy(asc(cancellations.createdAt), asc(cancellations.id));

export const findCancellation = async (db: Queries, id: string): Promise<Cancellation | null> => {
  const [found] = await db.select().from(cancellations).where(eq(cancellations.id, id));
  return found ?? null;
};

export const insertCancellation = async (
  tx: Queries,
  cancellation: typeof cancellations.$inferInsert,
): Promise<void> => {
  await tx.insert(cancellations).values(cancellation);
};

/** Units of a line that are ordered no more. */
export const cancelledUnits = (
  made: readonly Pick<Cancellation, 'lines'>[],
  itemIdentifier: string,
): number =>
  sum(
    made
      .flatMap(({ lines }) => lines)
      .filter((line) => line.itemIdentifier === itemIdentifier)
      .map(({ quantity }) => quantity),
  );
