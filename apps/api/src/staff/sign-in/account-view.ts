import type { OwnSession, StaffAccount } from '@counterpane/contract/staff/staff-account';
import { deviceOf } from '../../sessions/device-of.ts';
import type { StaffDeps } from '../deps.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { findSessions } from './sessions.ts';
import type { SignedIn } from './staff-auth.ts';
import { staffSessionView } from './staff-session-view.ts';

/** One's own account as it travels. */
export const accountView = async (
  deps: Pick<StaffDeps, 'database' | 'clock'>,
  signedIn: SignedIn,
): Promise<StaffAccount> => {
  const { member, session } = signedIn;
  const sessions = await findSessions(deps, member.id);
  return {
    session: staffSessionView(signedIn),
    hasSecondFactor: session.provesBy === 'code',
    recoveryCodesLeft: await countRecoveryCodes(deps.database.db, member.id),
    sessions: sessions.map(
      ({ sessionId, begunAt, lastUsedAt, userAgent, address }): OwnSession => ({
        id: sessionId,
        begunAt: new Date(begunAt).toISOString(),
        lastUsedAt: new Date(lastUsedAt).toISOString(),
        ...deviceOf(userAgent),
        address,
        isThisOne: sessionId === session.id,
      }),
    ),
  };
};
