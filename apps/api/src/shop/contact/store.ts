import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { contactRequests } from './tables.ts';

type ContactRequest = typeof contactRequests.$inferSelect;

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

export const findRequest = async (db: Queries, id: string): Promise<ContactRequest | null> => {
  const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id));
  return row ?? null;
};
