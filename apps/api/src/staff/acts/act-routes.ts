import { staffActsAnswerSchema, staffActsQuerySchema } from '@counterpane/contract/staff/staff-acts';
import { staffConsoleAnswerSchema } from '@counterpane/contract/staff/staff-console';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import type { Scope } from '../../audit/scope.ts';
import { ok, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { StaffDeps } from '../deps.ts';
import { rightsOf } from '../sign-in/rights.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findActors, findActs } from './acts-store.ts';

/** What a member may do here, and what staff did. */
export const actRoutes =
  (deps: StaffDeps, { requireStaff }: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { db } = deps.database;

    app.get(
      '/staff/console',
      { schema: { response: responses(staffConsoleAnswerSchema) } },
      async (request, reply) => {
        const member = await requireStaff(request, reply);
        if (!member) return reply;
        const { role, scope } = member;
        return sendAnswer(reply, ok({ rights: rightsOf(role, scope), brands: brandsOf(deps, scope) }));
      },
    );

    app.get(
      '/staff/acts',
      { schema: { querystring: staffActsQuerySchema, response: responses(staffActsAnswerSchema) } },
      async (request, reply) => {
        const attempt = { action: 'see-acts' } as const;
        const member = await requireStaff(request, reply, 'see-acts', attempt);
        if (!member) return reply;
        const page = await findActs(db, member, request.query);
        const members = await findActors(db, member);
        await recordAct(db, actorOf(deps, request, member.id), {
          ...attempt,
          outcome: 'done',
          detail: { found: page.acts.length },
        });
        return sendAnswer(reply, ok({ ...page, members }));
      },
    );

    done();
  };

/** Names of brands, each once; a storefront that is gone from the catalogue is left out. */
const brandsOf = ({ catalogue }: StaffDeps, scope: Scope): readonly string[] | null =>
  scope && [...new Set(scope.flatMap((key) => catalogue.findStorefront(key)?.brand.brand.name ?? []))];
