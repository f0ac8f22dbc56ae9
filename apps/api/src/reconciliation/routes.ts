import { reconcileSchema, reconciliationsAnswerSchema } from '@counterpane/contract/reconciliation';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { ok, sendAnswer } from '../http/answers.ts';
import { responses } from '../http/responses.ts';
import type { StaffDoor } from '../staff/staff-door.ts';
import { reconcile } from './reconcile.ts';
import { findReconciliations } from './store.ts';

const PATH = '/staff/reconciliation';

/** Our books beside the providers': what differed lately, and now. For managers. */
export const reconciliationRoutes =
  (deps: ApiDeps, door: StaffDoor): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const response = responses(reconciliationsAnswerSchema);

    app.get(PATH, { schema: { response } }, async (request, reply) => {
      if (!(await door.requireStaff(request, reply, 'reconcile'))) return reply;
      return sendAnswer(reply, ok(await findReconciliations(deps.database.db)));
    });

    app.post(PATH, { schema: { body: reconcileSchema, response } }, async (request, reply) => {
      if (!(await door.requireStaff(request, reply, 'reconcile'))) return reply;
      return sendAnswer(reply, ok(await reconcile(deps, request.body?.since)));
    });

    done();
  };
