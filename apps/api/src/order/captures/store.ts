import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { captures } from './tables.ts';

export type Capture = typeof captures.$inferSelect;

/** The captures of an order, the oldest first. */
export const capturesOf = (db: Queries, orderId: string): Promise<Capture[]> =>
  db
    .select()
    .from(captures)
    .where(eq(captures.orderId, orderId))
    .orderBy(asc(captures.createdAt), asc(captures.id));

/** What a payment has not answered yet, in the order in which it is made: the last one lets the rest of the hold go. */
export const pendingCaptures = (db: Queries, paymentId: string): Promise<Capture[]> =>
  db
    .select()
    .from(captures)
    .where(and(eq(captures.paymentId, paymentId), eq(captures.status, 'pending')))
    .orderBy(asc(captures.isLast), asc(captures.createdAt), asc(captures.id));

export const findCapture = async (db: Queries, id: string): Promise<Capture | null> => {
  const [capture] = await db.select().from(captures).where(eq(captures.id, id));
  return capture ?? null;
};

export const insertCapture = async (tx: Queries, capture: typeof captures.$inferInsert): Promise<Capture> => {
  const [made] = await tx.insert(captures).values(capture).returning();
  if (!made) throw new Error('a capture was not stored');
  return made;
};

type CaptureChange = Partial<Pick<Capture, 'status' | 'failure' | 'askedAt' | 'settledAt'>>;

/** Changes a capture while it is pending; one that is settled stays as it is. */
export const updateCapture = async (db: Queries, id: string, change: CaptureChange): Promise<void> => {
  await db
    .update(captures)
    .set(change)
    .where(and(eq(captures.id, id), eq(captures.status, 'pending')));
};

/** A capture that its company did not make when it was asked. */
export const isOverdue = ({ status, failure }: Pick<Capture, 'status' | 'failure'>): boolean =>
  status === 'pending' && failure !== null;
