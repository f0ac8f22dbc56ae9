import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { customerVerifications } from './tables.ts';

/** What a browser is asked a passkey for: to sign in, or to add one to an account. */
type PasskeyPurpose = 'sign-in' | { readonly addTo: string };

/** A question is good for as long as its browser waits for the shopper. */
export const QUESTION_MS = 5 * 60_000;

export const keepQuestion = async (
  db: Queries,
  purpose: PasskeyPurpose,
  challenge: string,
): Promise<void> => {
  const now = new Date();
  await db.insert(customerVerifications).values({
    id: newId(),
    identifier: nameOf(purpose),
    value: hashed(challenge),
    expiresAt: new Date(now.getTime() + QUESTION_MS),
    createdAt: now,
    updatedAt: now,
  });
};

/** Whether a challenge was asked for this purpose and waits for its answer. It can be answered once. */
export const takeQuestion = async (
  db: Queries,
  purpose: PasskeyPurpose,
  challenge: string,
): Promise<boolean> => {
  const taken = await db
    .delete(customerVerifications)
    .where(
      and(
        eq(customerVerifications.identifier, nameOf(purpose)),
        eq(customerVerifications.value, hashed(challenge)),
        gt(customerVerifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: customerVerifications.id });
  return taken.length > 0;
};

const nameOf = (purpose: PasskeyPurpose): string =>
  purpose === 'sign-in' ? 'passkey' : `passkey of ${purpose.addTo}`;

const hashed = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url');
