import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import type { Queries } from '../database/open.ts';
import { contactRequests } from '../database/schema.ts';

export type ContactRequest = typeof contactRequests.$inferSelect;

/** Keeps a message. Sent again it is the one that we have: its reference, and `isNew: false`. */
export const keepRequest = async (
  tx: Queries,
  request: ContactRequest,
): Promise<{ readonly reference: string; readonly isNew: boolean }> => {
  const [kept] = await tx
    .insert(contactRequests)
    .values(request)
    .onConflictDoNothing({ target: contactRequests.fingerprint })
    .returning({ reference: contactRequests.reference });
  if (kept) return { ...kept, isNew: true };
  const [known] = await tx
    .select({ reference: contactRequests.reference })
    .from(contactRequests)
    .where(eq(contactRequests.fingerprint, request.fingerprint));
  if (!known) throw new Error('a message is neither new nor known');
  return { ...known, isNew: false };
};

/** How many messages came from this address or this visitor since an ISO time. */
export const countSince = async (
  db: Queries,
  { email, visitorId }: Pick<ContactRequest, 'email' | 'visitorId'>,
  since: string,
): Promise<number> => {
  const [row] = await db
    .select({ many: count() })
    .from(contactRequests)
    .where(
      and(
        gt(contactRequests.createdAt, since),
        or(
          eq(sql`lower(${contactRequests.email})`, email.toLowerCase()),
          eq(contactRequests.visitorId, visitorId),
        ),
      ),
    );
  return row?.many ?? 0;
};

export const findRequest = async (db: Queries, id: string): Promise<ContactRequest | null> => {
  const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id));
  return row ?? null;
};
