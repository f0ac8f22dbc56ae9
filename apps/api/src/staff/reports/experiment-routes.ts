import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findExperiments } from './find-experiments.ts';

/** What came of experiments. */
export const staffExperimentRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, staffEndpoints.staffExperiments, async (request) => {
      const attempt = { action: 'see-experiments' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findExperiments(deps.database.db, member, isoNow(deps.clock).slice(0, 10));
      await recordAct(deps.database.db, actorOf(deps, request, member.id), {
        ...attempt,
        outcome: 'done',
        detail: { found: found.length },
      });
      return ok(found);
    });

    done();
  };
