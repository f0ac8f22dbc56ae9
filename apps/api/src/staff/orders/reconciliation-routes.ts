import type { ReconciliationView } from '@counterpane/contract/staff/reconciliation';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { reconcile } from '../../order/reconciliation/reconcile.ts';
import { findReconciliations } from '../../order/reconciliation/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

/**
 * Reconciliation: recent and new differences between our ledger and the providers'. For managers of all brands,
 * because an account has the money of several.
 */
export const reconciliationRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, staffEndpoints.reconciliations, async (request) => {
      const attempt = { action: 'see-reconciliation' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findReconciliations(db);
      await recordAct(db, actorOf(deps, request, member.id), { ...attempt, outcome: 'done' });
      return ok(found.map((run) => withBlindSpot(deps, run)));
    });

    route(app, staffEndpoints.reconcile, async (request) => {
      const attempt = { action: 'reconcile' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const since = request.body?.since;
      // Before providers are asked: what they answer is booked account by account.
      await recordAct(db, actorOf(deps, request, member.id), {
        ...attempt,
        outcome: 'done',
        detail: { since: since ?? null },
      });
      return ok((await reconcile(deps, since)).map((run) => withBlindSpot(deps, run)));
    });

    done();
  };

/** With how its account is told of disputes today: no agreement of ledgers says anything of those that it cannot see. */
const withBlindSpot = ({ providers }: StaffDeps, run: ReconciliationView): ReconciliationView => {
  const own = [...providers.values()].find(({ id }) => (findMethod(id)?.integration ?? id) === run.account);
  return { ...run, findsDisputes: own?.findsDisputes ?? null };
};
