import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, recordAct } from '../../audit/record-act.ts';
import type { Scope } from '../../audit/scope.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { StaffDeps } from '../deps.ts';
import { rightsOf } from '../sign-in/rights.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findActors, findActs } from './acts-store.ts';

/** What a member may do here, and what staff did. */
export const actRoutes =
  (deps: StaffDeps, { requireStaff }: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, staffEndpoints.staffConsole, async (request) => {
      const { member, refusal } = await requireStaff(request);
      if (refusal) return refusal;
      const { role, scope } = member;
      return ok({ rights: rightsOf(role, scope), brands: brandsOf(deps, scope) });
    });

    route(app, staffEndpoints.staffActs, async (request) => {
      const attempt = { action: 'see-acts' } as const;
      const { member, refusal } = await requireStaff(request, attempt);
      if (refusal) return refusal;
      const page = await findActs(db, member, request.query);
      const members = await findActors(db, member);
      await recordAct(db, actorOf(deps, request, member.id), {
        ...attempt,
        outcome: 'done',
        detail: { found: page.acts.length },
      });
      return ok({ ...page, members });
    });

    done();
  };

/** Names of brands, each once; a storefront that is gone from the catalogue is left out. */
const brandsOf = ({ catalogue }: StaffDeps, scope: Scope): readonly string[] | null =>
  scope && [...new Set(scope.flatMap((key) => catalogue.findStorefront(key)?.brand.brand.name ?? []))];
