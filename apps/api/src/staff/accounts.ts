import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@counterpane/contract/staff';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/open.ts';
import type { Auth } from './auth.ts';
import { userSessions, users } from './tables.ts';

/** An account as an operator makes it. */
export interface NewStaff {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly password: string;
}

/** 80 bits in letters that are easy to type. */
export const newPassword = (): string => randomBytes(10).toString('hex');

/** Makes an account, or gives an old one a new name, role and password; its sessions end. */
export const saveStaff = async (
  auth: Auth,
  { db }: Pick<Database, 'db'>,
  { name, email, role, password }: NewStaff,
): Promise<void> => {
  const context = await auth.$context;
  const hash = await context.password.hash(password);
  const known = await context.internalAdapter.findUserByEmail(email.toLowerCase());
  if (known) {
    await context.internalAdapter.updatePassword(known.user.id, hash);
    await db.update(users).set({ name, role }).where(eq(users.id, known.user.id));
    await db.delete(userSessions).where(eq(userSessions.userId, known.user.id));
    return;
  }
  const user = await context.internalAdapter.createUser(
    { name, email: email.toLowerCase(), emailVerified: true, role },
    { method: 'other' },
  );
  await context.internalAdapter.linkAccount({
    userId: user.id,
    providerId: 'credential',
    accountId: user.id,
    password: hash,
  });
};

/** Ends an account with its sessions. False when there was none. */
export const removeStaff = async ({ db }: Pick<Database, 'db'>, email: string): Promise<boolean> => {
  const gone = await db.delete(users).where(eq(users.email, email.toLowerCase())).returning({ id: users.id });
  return gone.length > 0;
};

/** Whether an address has an account. */
export const isKnownStaff = async ({ db }: Pick<Database, 'db'>, email: string): Promise<boolean> => {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return rows.length > 0;
};
