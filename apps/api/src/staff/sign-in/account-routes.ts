import { accountEndpoints } from '@counterpane/contract/staff/account-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok, refused } from '../../http/answers.ts';
import { countLimited, takeBackLimited, tooMany } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { rememberSubmit } from '../../sessions/double-submit.ts';
import type { StaffDeps } from '../deps.ts';
import { accountView } from './account-view.ts';
import { changePassword } from './change-password.ts';
import { refuseOwnPassword } from './refuse-own-password.ts';
import { beginSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { endSessions } from './sessions.ts';
import type { StaffAuth } from './staff-auth.ts';
import { totpUri } from './totp.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';

/** Staff look after their own account: password, second factor and sessions [R024]. */
export const accountRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { transaction } = deps.database;

    route(app, accountEndpoints.staffAccount, async (request, _reply) => {
      const { signedIn, refusal } = await staffAuth.requireSession(request);
      return refusal ?? ok(await accountView(deps, signedIn));
    });

    route(app, accountEndpoints.changePassword, async (request, _reply) => {
      const { signedIn, refusal: notIn } = await staffAuth.requireSession(request);
      if (notIn) return notIn;
      const refusal = await changePassword(deps, staffAuth.auth, request, signedIn);
      return refusal ? refused(refusal) : ok(null);
    });

    route(app, accountEndpoints.beginSecondFactor, async (request, _reply) => {
      const { signedIn, refusal: notIn } = await staffAuth.requireSession(request);
      if (notIn) return notIn;
      const { id, email } = signedIn.member;
      const key = await transaction((tx) => beginSecondFactor(tx, deps, id));
      if (key === null) return refused({ code: 'second_factor_is_on' });
      const shop = request.storefront.brand.brand.name;
      return ok({ key, uri: totpUri(key, { shop, email }) });
    });

    // What is confirmed was begun with a proof, and only who began it has the key.
    route(app, accountEndpoints.confirmSecondFactor, async (request, _reply) => {
      const { signedIn, refusal: notIn } = await staffAuth.requireSession(request);
      if (notIn) return notIn;
      const limited = { member: signedIn.member.id };
      const retryAfter = await countLimited(deps, 'proveStaff', limited);
      if (retryAfter !== null) return tooMany(retryAfter);
      const confirmed = await turnOnSecondFactor(deps, request, signedIn, request.body.code);
      if (!confirmed.ok) return refused({ code: confirmed.code });
      await takeBackLimited(deps, 'proveStaff', limited);
      return ok({ recoveryCodes: confirmed.recoveryCodes });
    });

    route(app, accountEndpoints.makeRecoveryCodes, async (request, _reply) => {
      const { signedIn, refusal: notIn } = await staffAuth.requireSession(request);
      if (notIn) return notIn;
      const { member, session } = signedIn;
      if (session.provesBy !== 'code') return refused({ code: 'second_factor_not_begun' });
      const asked = { action: 'make-recovery-codes', password: request.body.current } as const;
      const refusal = await refuseOwnPassword(deps, staffAuth.auth, request, signedIn, asked);
      if (refusal) return refused(refusal);
      const recoveryCodes = await transaction(async (tx) => {
        const press = await rememberSubmit(tx, deps, `recovery codes ${session.id}`);
        const actor = actorOf(deps, request, member.id);
        await recordAct(tx, actor, { action: 'make-recovery-codes', outcome: 'done' });
        return renewRecoveryCodes(tx, deps, member.id, press);
      });
      return ok({ recoveryCodes });
    });

    // Ending a session takes no proof: who sees a stranger in the list must be fast.
    route(app, accountEndpoints.endSession, async (request, _reply) => {
      const { signedIn, refusal: notIn } = await staffAuth.requireSession(request);
      if (notIn) return notIn;
      const { id } = request.params;
      await endAndRecord(request, signedIn.member.id, { only: id });
      return ok(null);
    });

    route(app, accountEndpoints.endOtherSessions, async (request, _reply) => {
      const { signedIn, refusal: notIn } = await staffAuth.requireSession(request);
      if (notIn) return notIn;
      await endAndRecord(request, signedIn.member.id, { except: signedIn.session.id });
      return ok(null);
    });

    const endAndRecord = (
      request: Parameters<typeof actorOf>[1],
      memberId: string,
      which: Parameters<typeof endSessions>[2],
    ): Promise<void> =>
      transaction(async (tx) => {
        const ended = await endSessions(tx, memberId, which);
        const actor = actorOf(deps, request, memberId);
        await recordAct(tx, actor, { action: 'end-sessions', outcome: 'done', detail: { ended } });
      });

    done();
  };
