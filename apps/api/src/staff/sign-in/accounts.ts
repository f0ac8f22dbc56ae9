import { randomBytes, randomUUID } from 'node:crypto';
import type { StaffRole } from '@counterpane/contract/staff/staff';
import { eq } from 'drizzle-orm';
import { type Actor, recordAct } from '../../audit/record-act.ts';
import type { Database, Queries } from '../../database/open.ts';
import type { Auth } from './auth.ts';
import { type PasswordKind, writePassword } from './passwords.ts';
import { forgetSecondFactor } from './second-factor.ts';
import { userSessions, users } from './tables.ts';

/** An account as an operator makes it. */
interface NewStaff {
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly password: string;
}

type Opened = Pick<Database, 'transaction' | 'db'>;

/** 128 bits in letters that are easy to type. */
export const newPassword = (): string => randomBytes(16).toString('hex');

/** The operator who works on the machine itself. */
const operator = (): Actor => ({ memberId: null, address: 'operator', at: new Date().toISOString() });

/** Makes an account, or gives an old one a new name, role and password; its sessions end. */
export const saveStaff = async (
  auth: Auth,
  { transaction }: Pick<Database, 'transaction'>,
  { name, email, role, password }: NewStaff,
  kind: PasswordKind = 'own',
): Promise<void> => {
  const hash = await (await auth.$context).password.hash(password);
  const now = new Date();
  await transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        ...{ id: randomUUID(), name, role, email: email.toLowerCase(), emailVerified: true },
        ...{ createdAt: now, updatedAt: now },
      })
      .onConflictDoUpdate({ target: users.email, set: { name, role, updatedAt: now } })
      .returning({ id: users.id });
    if (!user) throw new Error('a row that is written is answered');
    await writePassword(tx, user.id, hash, kind);
    await tx.delete(userSessions).where(eq(userSessions.userId, user.id));
    await recordAct(tx, operator(), {
      action: 'save-member',
      object: { kind: 'member', id: user.id },
      outcome: 'done',
      detail: { role },
    });
  });
};

/** Ends an account with its sessions. False when there was none. */
export const removeStaff = ({ transaction }: Opened, email: string): Promise<boolean> =>
  transaction(async (tx) => {
    const [gone] = await tx
      .delete(users)
      .where(eq(users.email, email.toLowerCase()))
      .returning({ id: users.id });
    if (!gone) return false;
    await recordAct(tx, operator(), {
      action: 'remove-member',
      object: { kind: 'member', id: gone.id },
      outcome: 'done',
    });
    return true;
  });

/** Removes the second factor of a member who has lost it, and ends their sessions. False without an account. */
export const resetSecondFactor = ({ transaction }: Opened, email: string): Promise<boolean> =>
  transaction(async (tx) => {
    const id = await findStaffId(tx, email);
    if (id === null) return false;
    await forgetSecondFactor(tx, id);
    await tx.delete(userSessions).where(eq(userSessions.userId, id));
    await recordAct(tx, operator(), {
      action: 'save-member',
      object: { kind: 'member', id },
      outcome: 'done',
      detail: { secondFactor: 'reset' },
    });
    return true;
  });

/** Whether an address has an account. */
export const isKnownStaff = async ({ db }: Pick<Database, 'db'>, email: string): Promise<boolean> =>
  (await findStaffId(db, email)) !== null;

const findStaffId = async (db: Queries, email: string): Promise<string | null> => {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return user?.id ?? null;
};
