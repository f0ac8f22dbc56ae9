import type { StaffSession } from '@counterpane/contract/staff/staff';
import { STAFF_IDLE_MS } from '@counterpane/contract/staff/staff-idle';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Scope } from '../../audit/scope.ts';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { StaffDeps } from '../deps.ts';
import { staffSecurity, staffSessions } from './security-tables.ts';
import { userSessions, users } from './tables.ts';

const MINUTE_MS = 60_000;
/** How long a password or a code that was entered goes on proving who is there. */
const PROOF_MS = 10 * MINUTE_MS;
/** A session's last use is written at most so often. */
const TOUCH_MS = MINUTE_MS;

type Deps = Pick<StaffDeps, 'database' | 'clock' | 'requiresSecondFactor'>;

/** A session that is open, with who is in it and what it still needs. */
export interface OpenSession extends Pick<StaffSession, 'required' | 'isProved' | 'provesBy'> {
  readonly id: string;
  readonly userId: string;
  readonly scope: Scope;
}

/** A session by its id; null once it has been idle for too long, which ends it. */
export const findOpenSession = async (
  { database: { db }, clock, requiresSecondFactor }: Deps,
  id: string,
): Promise<OpenSession | null> => {
  const [found] = await db
    .select({ session: staffSessions, security: staffSecurity, scope: users.storefronts })
    .from(staffSessions)
    .innerJoin(userSessions, eq(userSessions.id, staffSessions.sessionId))
    .innerJoin(staffSecurity, eq(staffSecurity.userId, userSessions.userId))
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(eq(staffSessions.sessionId, id));
  if (!found) return null;
  const { session, security, scope } = found;
  const idleMs = clock.now() - Date.parse(session.lastUsedAt);
  if (idleMs > STAFF_IDLE_MS) {
    await db.delete(userSessions).where(eq(userSessions.id, id));
    return null;
  }
  if (idleMs > TOUCH_MS)
    await db
      .update(staffSessions)
      .set({ lastUsedAt: isoNow(clock) })
      .where(eq(staffSessions.sessionId, id));
  const hasSecondFactor = security.secondFactorSince !== null;
  const lacksSecondFactor = requiresSecondFactor && !hasSecondFactor;
  return {
    id,
    userId: security.userId,
    scope,
    required: security.mustChangePassword ? 'password_change' : lacksSecondFactor ? 'second_factor' : null,
    isProved: isFresh(session, clock),
    provesBy: hasSecondFactor ? 'code' : 'password',
  };
};

/** A session that better-auth has just made: whose it is was proved right now. */
export const keepSession = async (
  tx: Queries,
  { id, at, address, userAgent }: { id: string; at: string; address: string; userAgent: string },
): Promise<void> => {
  await tx.insert(staffSessions).values({
    ...{ sessionId: id, begunAt: at, lastUsedAt: at, provedAt: at, address },
    userAgent: userAgent.slice(0, 300),
  });
};

const isFresh = (
  { provedAt }: Pick<typeof staffSessions.$inferSelect, 'provedAt'>,
  clock: Deps['clock'],
): boolean => clock.now() - Date.parse(provedAt) <= PROOF_MS;

/** Whether a session is proved by now: another request may just have done it. */
export const isProvedNow = async (tx: Queries, clock: Deps['clock'], id: string): Promise<boolean> => {
  const { provedAt } = staffSessions;
  const [session] = await tx.select({ provedAt }).from(staffSessions).where(eq(staffSessions.sessionId, id));
  return session !== undefined && isFresh(session, clock);
};

/** Proved again, at an ISO time. */
export const renewProof = async (tx: Queries, id: string, at: string): Promise<void> => {
  await tx.update(staffSessions).set({ provedAt: at }).where(eq(staffSessions.sessionId, id));
};

/** A member's open sessions, the last used first. */
export const findSessions = async (
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  userId: string,
): Promise<(typeof staffSessions.$inferSelect)[]> => {
  const rows = await db
    .select({ session: staffSessions })
    .from(staffSessions)
    .innerJoin(userSessions, eq(userSessions.id, staffSessions.sessionId))
    .where(
      and(
        eq(userSessions.userId, userId),
        gt(userSessions.expiresAt, new Date()),
        gt(staffSessions.lastUsedAt, idleSince(clock)),
      ),
    )
    .orderBy(desc(staffSessions.lastUsedAt));
  return rows.map(({ session }) => session);
};

/** Ends one of a member's sessions, or all but one. Answers how many ended. */
export const endSessions = async (
  tx: Queries,
  userId: string,
  which: { readonly only: string } | { readonly except: string },
): Promise<number> => {
  const picked = 'only' in which ? eq(userSessions.id, which.only) : ne(userSessions.id, which.except);
  const ended = await tx
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), picked))
    .returning({ id: userSessions.id });
  return ended.length;
};

const idleSince = (clock: Deps['clock']): string => new Date(clock.now() - STAFF_IDLE_MS).toISOString();
