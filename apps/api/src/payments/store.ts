import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { paymentEvents, payments } from '../database/schema.ts';

export type Payment = typeof payments.$inferSelect;
export type PaymentChange = Partial<
  Pick<Payment, 'status' | 'reference' | 'card' | 'nextAction' | 'failure'>
>;

const ACTIVE = ['started', 'challenge', 'processing'] as const;

/** An order's payments, the newest first. */
export const paymentsOf = (db: Queries, orderId: string): Promise<Payment[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.attempt));

/** Whether a payment may still take money. */
export const isActive = ({ status }: Pick<Payment, 'status'>): boolean =>
  ACTIVE.some((active) => active === status);

export const insertPayment = async (tx: Queries, payment: typeof payments.$inferInsert): Promise<Payment> => {
  const [made] = await tx.insert(payments).values(payment).returning();
  if (!made) throw new Error('a payment was not stored');
  return made;
};

export const updatePayment = async (tx: Queries, id: string, change: PaymentChange): Promise<void> => {
  await tx
    .update(payments)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(payments.id, id));
};

/** Payments that nobody has heard of for a while: the sweeper asks their provider. */
export const findSilentPayments = (db: Queries, before: string, most: number): Promise<Payment[]> =>
  db
    .select()
    .from(payments)
    .where(and(inArray(payments.status, [...ACTIVE]), lt(payments.updatedAt, before)))
    .orderBy(payments.updatedAt)
    .limit(most);

/** False when this event has been booked before (lesson 7: events are only appended). */
export const recordEvent = async (
  tx: Queries,
  event: { provider: string; eventId: string; type: string },
): Promise<boolean> => {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return rows.length > 0;
};
