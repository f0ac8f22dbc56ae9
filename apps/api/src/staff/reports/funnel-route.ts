import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { inScope } from '../../audit/scope.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { readFunnel } from '../../shop/events/store.ts';
import { funnelEvents } from '../../shop/events/tables.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

const DAY_MS = 86_400_000;

/** How far visits came on the way to an order. */
export const funnelRoute =
  (deps: StaffDeps, { requireStaff }: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, staffEndpoints.staffFunnel, async (request) => {
      const attempt = { action: 'see-funnel' } as const;
      const { member, refusal } = await requireStaff(request, attempt);
      if (refusal) return refusal;
      const since = new Date(deps.clock.now() - request.query.days * DAY_MS).toISOString();
      const rows = await readFunnel(db, since, inScope(member, funnelEvents.storefront));
      await recordAct(db, actorOf(deps, request, member.id), {
        ...attempt,
        outcome: 'done',
        detail: { found: rows.length },
      });
      return ok(rows);
    });

    done();
  };
