import { purgedAnswerSchema, purgeSchema } from '@counterpane/contract/staff/staff';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import { ok, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { announcePurge } from './purge.ts';

/** Managers of all brands clear the caches [D66]. */
export const purgeRoutes =
  (deps: StaffDeps, { requireStaff }: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/cache/purge',
      { schema: { body: purgeSchema, response: responses(purgedAnswerSchema) } },
      async (request, reply) => {
        const attempt = { action: 'purge-caches' } as const;
        const member = await requireStaff(request, reply, 'purge-caches', attempt);
        if (!member) return reply;
        const tags = request.body?.tags ?? null;
        // Recorded before other processes are notified, because a notification cannot be taken back.
        await recordAct(deps.database.db, actorOf(deps, request, member.id), {
          ...attempt,
          outcome: 'done',
          detail: { tags: tags?.length ?? 'all' },
        });
        await announcePurge(deps, tags);
        return sendAnswer(reply, ok({ purged: tags ?? 'all' }));
      },
    );
    done();
  };
