import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../database/open.ts';
import type { Auth } from './auth.ts';
import { staffSecurity } from './security-tables.ts';
import { userAccounts, users } from './tables.ts';

/** How better-auth calls an account with a password. */
const PROVIDER = 'credential';

/** A member whose password was right. */
export interface KnownUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

/** Whether a password belongs to an account. It takes the same time for an address without one. */
export const matchPassword = async (
  auth: Auth,
  db: Queries,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ readonly user: KnownUser | null; readonly isRight: boolean }> => {
  const { hash, verify } = (await auth.$context).password;
  const [found] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      hash: userAccounts.password,
    })
    .from(users)
    .innerJoin(userAccounts, and(eq(userAccounts.userId, users.id), eq(userAccounts.providerId, PROVIDER)))
    .where(eq(users.email, email.trim().toLowerCase()));
  if (!found?.hash) {
    await hash(password);
    return { user: null, isRight: false };
  }
  const { hash: known, ...user } = found;
  return { user, isRight: await verify({ hash: known, password }) };
};

/** What a new password is: one's own, or a first one that an operator made, until a time (ISO 8601). */
export type PasswordKind = 'own' | { readonly firstUntil: string };

/** Keeps the hash of a new password. Sign-ins that were begun with the one before end. */
export const writePassword = async (
  tx: Queries,
  userId: string,
  hash: string,
  kind: PasswordKind,
): Promise<void> => {
  const now = new Date();
  await tx
    .insert(userAccounts)
    .values({
      id: `${PROVIDER}-${userId}`,
      userId,
      providerId: PROVIDER,
      accountId: userId,
      password: hash,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [userAccounts.providerId, userAccounts.accountId],
      set: { password: hash, updatedAt: now },
    });
  const state = {
    mustChangePassword: kind !== 'own',
    firstPasswordEndsAt: kind === 'own' ? null : kind.firstUntil,
  };
  await tx
    .insert(staffSecurity)
    .values({ userId, ...state })
    .onConflictDoUpdate({
      target: staffSecurity.userId,
      set: { ...state, passwordVersion: sql`${staffSecurity.passwordVersion} + 1` },
    });
};

/** Uses up a first password. False when it has been used, or its time is over. `at` is ISO 8601. */
export const useFirstPassword = async (tx: Queries, userId: string, at: string): Promise<boolean> => {
  const used = await tx
    .update(staffSecurity)
    .set({ firstPasswordEndsAt: null })
    .where(and(eq(staffSecurity.userId, userId), gt(staffSecurity.firstPasswordEndsAt, at)))
    .returning({ userId: staffSecurity.userId });
  return used.length > 0;
};
