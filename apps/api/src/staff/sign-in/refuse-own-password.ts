import type { StaffAction } from '@counterpane/contract/staff/staff-acts';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { FastifyRequest } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { countLimited, takeBackLimited } from '../../http/limiter.ts';
import type { StaffDeps } from '../deps.ts';
import type { Auth } from './auth.ts';
import { matchPassword } from './passwords.ts';
import type { SignedIn } from './staff-auth.ts';

/** A change of the account, with the present password. */
interface AccountChange {
  readonly action: StaffAction;
  readonly password: string;
}

/**
 * Why a change of one's own account that takes the present password is refused; null where it is right. With a second
 * factor the password comes beside a fresh code, so that neither alone changes how a staff member signs in.
 */
export const refuseOwnPassword = async (
  deps: StaffDeps,
  auth: Auth,
  request: FastifyRequest,
  { member, session }: SignedIn,
  { action, password }: AccountChange,
): Promise<RefusalOf<'proof_required' | 'too_many_requests' | 'password_wrong'> | null> => {
  const { db } = deps.database;
  if (session.provesBy === 'code' && !session.isProved) return { code: 'proof_required' };
  const limited = { member: member.id };
  const retryAfter = await countLimited(deps, 'proveStaff', limited);
  if (retryAfter !== null) return { code: 'too_many_requests', retryAfter };
  const { isRight } = await matchPassword(auth, db, { email: member.email, password });
  if (!isRight) {
    await recordAct(db, actorOf(deps, request, member.id), { action, outcome: 'refused' });
    return { code: 'password_wrong' };
  }
  await takeBackLimited(deps, 'proveStaff', limited);
  return null;
};
