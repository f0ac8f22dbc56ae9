import type { Proof } from '@counterpane/contract/staff/staff-account';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { FastifyRequest } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { isoNow } from '../../clock.ts';
import { countLimited, takeBackLimited } from '../../http/limiter.ts';
import type { StaffDeps } from '../deps.ts';
import type { Auth } from './auth.ts';
import { matchPassword } from './passwords.ts';
import { enterCode } from './second-factor.ts';
import { isProvedNow, renewProof } from './sessions.ts';
import type { SignedIn } from './staff-auth.ts';

/**
 * Asks a signed-in member of staff again who they are: by the code where a second factor is on, otherwise by the password.
 * A session whose proof is fresh needs none: the second of two clicks brings a code that the first has used up.
 */
export const reauthenticate = async (
  deps: StaffDeps,
  auth: Auth,
  request: FastifyRequest,
  { member, session }: SignedIn,
  { code = '', password = '' }: Proof,
): Promise<RefusalOf<'too_many_requests' | 'code_wrong' | 'password_wrong'> | null> => {
  const { database, clock } = deps;
  if (session.isProved) return null;
  const limited = { member: member.id };
  const retryAfter = await countLimited(deps, 'proveStaff', limited);
  if (retryAfter !== null) return { code: 'too_many_requests', retryAfter };
  const actor = actorOf(deps, request, member.id);
  const byCode = session.provesBy === 'code';
  const isPasswordRight =
    !byCode && (await matchPassword(auth, database.db, { email: member.email, password })).isRight;
  const isProved = await database.transaction(async (tx) => {
    const used = byCode ? await enterCode(tx, deps, member.id, code) : null;
    const isRight = used !== null || isPasswordRight;
    // Both clicks at once: the other one was taken while this one waited for the lock.
    if (!isRight && (await isProvedNow(tx, clock, session.id))) return true;
    if (used === 'recovery') await recordAct(tx, actor, { action: 'use-recovery-code', outcome: 'done' });
    await recordAct(tx, actor, { action: 'prove-again', outcome: isRight ? 'done' : 'refused' });
    if (isRight) await renewProof(tx, session.id, isoNow(clock));
    return isRight;
  });
  if (!isProved) return { code: byCode ? 'code_wrong' : 'password_wrong' };
  await takeBackLimited(deps, 'proveStaff', limited);
  return null;
};
