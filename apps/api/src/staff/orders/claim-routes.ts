import { idSchema } from '@counterpane/contract/envelope';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import { canClaimMove } from '@counterpane/rules/warranty/claim-states';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import { type Answer, isOk, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { moveClaim } from '../../order/claims/move-claim.ts';
import { sendReplacement } from '../../order/claims/send-replacement.ts';
import { findClaim } from '../../order/claims/store.ts';
import { lockOrder } from '../../order/orders/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { answerOrder } from './answer-order.ts';
import { findClaims } from './find-claims.ts';
import { listedClaim } from './staff-claim-view.ts';

type Moved = Answer<null, 'order_not_found' | 'claim_cannot_move' | 'unknown_line' | 'insufficient_stock'>;

/** Staff decide claims: they ask for more, send the same thing again, settle it otherwise, or refuse it [R049]. */
export const staffClaimRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, staffEndpoints.staffClaims, async (request) => {
      const attempt = { action: 'see-claims' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findClaims(db, member);
      const act = { ...attempt, outcome: 'done', detail: { found: found.length } } as const;
      await recordAct(db, actorOf(deps, request, member.id), act);
      return ok(found.map(listedClaim));
    });

    route(app, staffEndpoints.moveClaim, async (request) => {
      const { id, claimId } = request.params;
      const attempt = attemptOn('move-claim', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const { to, told } = request.body;
      const answer = await withActAndIdempotency<Moved>(deps, {
        request,
        memberId: member.id,
        attempt,
        write: async (tx) => {
          const isKnown = idSchema.safeParse(id).success && idSchema.safeParse(claimId).success;
          const order = isKnown ? findInScope(member, await lockOrder(tx, id)) : null;
          const found = order && (await findClaim(tx, claimId));
          if (!order || found?.orderId !== order.id)
            return { answer: refused({ code: 'order_not_found', orderId: id }) };
          const { storefront } = order;
          const lacking =
            to === 'replaced' && canClaimMove(found.status, to)
              ? await sendReplacement(tx, deps, order, found)
              : null;
          const reason =
            lacking ?? (await moveClaim(tx, deps, found, { to, source: 'staff', change: { told } }));
          return { answer: reason ? refused(reason) : ok(null), storefront };
        },
      });
      if (to === 'replaced') deps.catalogue.announceChange();
      return isOk(answer) || 'repeated' in answer ? answerOrder(deps, id, member) : answer;
    });

    done();
  };
