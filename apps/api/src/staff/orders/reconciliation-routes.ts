import { reconcileSchema, reconciliationsAnswerSchema } from '@counterpane/contract/staff/reconciliation';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import { reconcile } from '../../order/reconciliation/reconcile.ts';
import { findReconciliations } from '../../order/reconciliation/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

const PATH = '/staff/reconciliation';

/**
 * Reconciliation: recent and new differences between our ledger and the providers'. For managers of all brands,
 * because an account has the money of several.
 */
export const reconciliationRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { db } = deps.database;
    const response = responses(reconciliationsAnswerSchema);

    app.get(PATH, { schema: { response } }, async (request, reply) => {
      const attempt = { action: 'see-reconciliation' } as const;
      const member = await staffAuth.requireStaff(request, reply, 'reconcile', attempt);
      if (!member) return reply;
      const found = await findReconciliations(db);
      await recordAct(db, actorOf(deps, request, member.id), { ...attempt, outcome: 'done' });
      return sendAnswer(reply, ok(found));
    });

    app.post(PATH, { schema: { body: reconcileSchema, response } }, async (request, reply) => {
      const attempt = { action: 'reconcile' } as const;
      const member = await staffAuth.requireStaff(request, reply, 'reconcile', attempt);
      if (!member) return reply;
      const since = request.body?.since;
      // Before providers are asked: what they answer is booked account by account.
      await recordAct(db, actorOf(deps, request, member.id), {
        ...attempt,
        outcome: 'done',
        detail: { since: since ?? null },
      });
      return sendAnswer(reply, ok(await reconcile(deps, since)));
    });

    done();
  };
