import type { CustomerDevice } from '@counterpane/contract/customer/customer';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { SignedInCustomer } from '../../http/customer.ts';
import { deviceOf } from '../../sessions/device-of.ts';
import { customerSessions } from './tables.ts';

/** Where a customer is signed in, the newest first. */
export const customerDevices = async (db: Queries, customer: SignedInCustomer): Promise<CustomerDevice[]> => {
  const sessions = await db
    .select()
    .from(customerSessions)
    .where(and(eq(customerSessions.userId, customer.id), gt(customerSessions.expiresAt, sql`now()`)))
    .orderBy(desc(customerSessions.createdAt));
  return sessions.map(({ id, createdAt, userAgent }) => ({
    id,
    begunAt: createdAt.toISOString(),
    ...deviceOf(userAgent ?? ''),
    isThisOne: id === customer.sessionId,
  }));
};
