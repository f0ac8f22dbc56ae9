import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/open.ts';
import { userSessions } from './tables.ts';

/** Sessions that have ended are of no use to anybody. */
export const deleteExpiredSessions = async ({
  database: { db },
}: {
  readonly database: Pick<Database, 'db'>;
}) => {
  await db.delete(userSessions).where(lt(userSessions.expiresAt, sql`now()`));
};
