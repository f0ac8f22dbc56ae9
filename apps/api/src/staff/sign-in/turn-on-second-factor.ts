import type { FastifyRequest } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { isoNow } from '../../clock.ts';
import { isDoubleSubmit, rememberSubmit } from '../../sessions/double-submit.ts';
import type { StaffDeps } from '../deps.ts';
import { type ConfirmedFactor, confirmSecondFactor, repeatRecoveryCodes } from './second-factor.ts';
import { endSessions, renewProof } from './sessions.ts';
import type { SignedIn } from './staff-auth.ts';

/** Turns the second factor on, which ends one's other sessions. The second of two clicks gets the same recovery codes. */
export const turnOnSecondFactor = (
  deps: StaffDeps,
  request: FastifyRequest,
  { member, session }: SignedIn,
  code: string,
): Promise<ConfirmedFactor> =>
  deps.database.transaction(async (tx) => {
    const press = `confirm ${session.id} ${code}`;
    const turnedOn = await confirmSecondFactor(tx, deps, member.id, code);
    if (!turnedOn.ok)
      return turnedOn.code === 'second_factor_is_on' && (await isDoubleSubmit(tx, deps, press))
        ? repeatRecoveryCodes(tx, deps, member.id)
        : turnedOn;
    await rememberSubmit(tx, deps, press);
    await endSessions(tx, member.id, { except: session.id });
    await renewProof(tx, session.id, isoNow(deps.clock));
    const actor = actorOf(deps, request, member.id);
    await recordAct(tx, actor, { action: 'turn-on-second-factor', outcome: 'done' });
    return turnedOn;
  });
