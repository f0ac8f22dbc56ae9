import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { announcePurge } from '../../shop/pages/purge.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

/** Managers of all brands clear the caches [D66]. */
export const purgeRoutes =
  (deps: StaffDeps, { requireStaff }: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, staffEndpoints.clearCaches, async (request) => {
      const attempt = { action: 'purge-caches' } as const;
      const { member, refusal } = await requireStaff(request, attempt);
      if (refusal) return refusal;
      const tags = request.body?.tags ?? null;
      // Recorded before other processes are notified, because a notification cannot be taken back.
      await recordAct(deps.database.db, actorOf(deps, request, member.id), {
        ...attempt,
        outcome: 'done',
        detail: { tags: tags?.length ?? 'all' },
      });
      await announcePurge(deps, tags);
      return ok({ purged: tags ?? 'all' });
    });
    done();
  };
