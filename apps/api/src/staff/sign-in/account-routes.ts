import {
  changePasswordSchema,
  codeSchema,
  doneAnswerSchema,
  newRecoveryCodesSchema,
  recoveryCodesAnswerSchema,
  secondFactorSetupAnswerSchema,
  staffAccountAnswerSchema,
} from '@counterpane/contract/staff/staff-account';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { countLimited, sendTooMany, takeBackLimited } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import type { StaffDeps } from '../deps.ts';
import { accountView } from './account-view.ts';
import { changePassword } from './change-password.ts';
import { rememberSubmit } from './double-submit.ts';
import { refuseOwnPassword } from './refuse-own-password.ts';
import { beginSecondFactor, renewRecoveryCodes } from './second-factor.ts';
import { endSessions } from './sessions.ts';
import type { StaffAuth } from './staff-auth.ts';
import { totpUri } from './totp.ts';
import { turnOnSecondFactor } from './turn-on-second-factor.ts';

/** Staff look after their own account: password, second factor and sessions [R024]. */
export const accountRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { transaction } = deps.database;

    app.get(
      '/staff/account',
      { schema: { response: responses(staffAccountAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await staffAuth.requireSession(request, reply);
        return signedIn ? sendAnswer(reply, ok(await accountView(deps, signedIn))) : reply;
      },
    );

    app.post(
      '/staff/account/password',
      { schema: { body: changePasswordSchema, response: responses(doneAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await staffAuth.requireSession(request, reply);
        if (!signedIn) return reply;
        const refusal = await changePassword(deps, staffAuth.auth, request, signedIn);
        return sendAnswer(reply, refusal ? refused(refusal) : ok(null));
      },
    );

    app.post(
      '/staff/account/second-factor',
      { schema: { response: responses(secondFactorSetupAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await staffAuth.requireProvedSession(request, reply);
        if (!signedIn) return reply;
        const { id, email } = signedIn.member;
        const key = await transaction((tx) => beginSecondFactor(tx, deps, id));
        if (key === null) return sendAnswer(reply, refused({ code: 'second_factor_is_on' }));
        const shop = request.storefront.brand.brand.name;
        return sendAnswer(reply, ok({ key, uri: totpUri(key, { shop, email }) }));
      },
    );

    // What is confirmed was begun with a proof, and only who began it has the key.
    app.post(
      '/staff/account/second-factor/confirm',
      { schema: { body: codeSchema, response: responses(recoveryCodesAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await staffAuth.requireSession(request, reply);
        if (!signedIn) return reply;
        const limited = { member: signedIn.member.id };
        const retryAfter = await countLimited(deps, 'proveStaff', limited);
        if (retryAfter !== null) return sendTooMany(reply, retryAfter);
        const confirmed = await turnOnSecondFactor(deps, request, signedIn, request.body.code);
        if (!confirmed.ok) return sendAnswer(reply, refused({ code: confirmed.code }));
        await takeBackLimited(deps, 'proveStaff', limited);
        return sendAnswer(reply, ok({ recoveryCodes: confirmed.recoveryCodes }));
      },
    );

    app.post(
      '/staff/account/recovery-codes',
      { schema: { body: newRecoveryCodesSchema, response: responses(recoveryCodesAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await staffAuth.requireProvedSession(request, reply);
        if (!signedIn) return reply;
        const { member, session } = signedIn;
        if (session.provesBy !== 'code')
          return sendAnswer(reply, refused({ code: 'second_factor_not_begun' }));
        const asked = { action: 'make-recovery-codes', password: request.body.current } as const;
        const refusal = await refuseOwnPassword(deps, staffAuth.auth, request, signedIn, asked);
        if (refusal) return sendAnswer(reply, refused(refusal));
        const recoveryCodes = await transaction(async (tx) => {
          const press = await rememberSubmit(tx, deps, `recovery codes ${session.id}`);
          const actor = actorOf(deps, request, member.id);
          await recordAct(tx, actor, { action: 'make-recovery-codes', outcome: 'done' });
          return renewRecoveryCodes(tx, deps, member.id, press);
        });
        return sendAnswer(reply, ok({ recoveryCodes }));
      },
    );

    // Ending a session takes no proof: who sees a stranger in the list must be fast.
    app.delete(
      '/staff/account/sessions/:id',
      {
        schema: { params: z.object({ id: z.string().max(64) }), response: responses(doneAnswerSchema) },
      },
      async (request, reply) => {
        const signedIn = await staffAuth.requireSession(request, reply);
        if (!signedIn) return reply;
        const { id } = request.params;
        await endAndRecord(request, signedIn.member.id, { only: id });
        return sendAnswer(reply, ok(null));
      },
    );

    app.delete(
      '/staff/account/sessions',
      { schema: { response: responses(doneAnswerSchema) } },
      async (request, reply) => {
        const signedIn = await staffAuth.requireSession(request, reply);
        if (!signedIn) return reply;
        await endAndRecord(request, signedIn.member.id, { except: signedIn.session.id });
        return sendAnswer(reply, ok(null));
      },
    );

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
