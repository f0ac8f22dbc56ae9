import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/open.ts';
import { customerSessions, customers, customerVerifications } from './tables.ts';

export const findCustomerId = async (db: Queries, email: string): Promise<string | null> => {
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  return customer?.id ?? null;
};

/** A customer who signs out of a browser leaves its cart to who uses it next. */
export const forgetVisitorOf = async (db: Queries, customerId: string, visitorId: string): Promise<void> => {
  await db
    .update(customers)
    .set({ visitorId: null })
    .where(and(eq(customers.id, customerId), eq(customers.visitorId, visitorId)));
};

/** Ends one session of a customer. */
export const endSession = async (db: Queries, customerId: string, sessionId: string): Promise<void> => {
  await db
    .delete(customerSessions)
    .where(and(eq(customerSessions.userId, customerId), eq(customerSessions.id, sessionId)));
};

/** Deletes the customers who have not signed in since an ISO time, with their devices; their orders are not part of them. */
export const deleteUnusedAccounts = async (db: Queries, before: string): Promise<void> => {
  await db.delete(customers).where(lt(customers.signedInAt, before));
};

/** Sessions and codes that have ended are of no use. */
export const deleteExpiredSignIns = async ({
  database: { db },
}: {
  readonly database: Pick<Database, 'db'>;
}): Promise<void> => {
  await db.delete(customerSessions).where(lt(customerSessions.expiresAt, sql`now()`));
  await db.delete(customerVerifications).where(lt(customerVerifications.expiresAt, sql`now()`));
};
