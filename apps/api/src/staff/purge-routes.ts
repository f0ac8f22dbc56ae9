import { purgedAnswerSchema, purgeSchema } from '@counterpane/contract/staff';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { ok, sendAnswer } from '../http/answers.ts';
import { responses } from '../http/responses.ts';
import { announcePurge } from './purge.ts';
import { actorOf, recordAct } from './record-act.ts';
import type { StaffDoor } from './staff-door.ts';

/** Managers of all brands clear the caches [D66]. */
export const purgeRoutes =
  (deps: ApiDeps, { requireStaff }: StaffDoor): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/cache/purge',
      { schema: { body: purgeSchema, response: responses(purgedAnswerSchema) } },
      async (request, reply) => {
        const attempt = { action: 'purge-caches' } as const;
        const member = await requireStaff(request, reply, 'purge-caches', attempt);
        if (!member) return reply;
        const tags = request.body?.tags ?? null;
        // Before it is told to other processes: what they hear cannot be taken back.
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
