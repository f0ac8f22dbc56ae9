import { idSchema } from '@counterpane/contract/envelope';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { ReturnRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { type Attempt, actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import type { Queries } from '../../database/open.ts';
import { type Answer, isOk, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findExchanges } from '../../order/exchanges/find-exchanges.ts';
import { lockOrder, type Order } from '../../order/orders/store.ts';
import { moveReturn } from '../../order/returns/move-return.ts';
import { receiveReturn } from '../../order/returns/receive-return.ts';
import { findReturn, type Return } from '../../order/returns/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { ScopedMember, StaffAuth } from '../sign-in/staff-auth.ts';
import { answerOrder } from './answer-order.ts';
import { findReturns } from './find-returns.ts';
import { listedReturn } from './staff-return-view.ts';

type Changed = Answer<null, ReturnRefusalCode | 'return_cannot_move'>;
interface Ids {
  readonly id: string;
  readonly returnId: string;
}

/** Staff decide returns and receive them: what came is stock again or written off, and its money goes back [R046]. */
export const staffReturnRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    /** Runs a write on a return of an order that the member may see, its row locked. */
    const change = (
      request: FastifyRequest,
      member: ScopedMember,
      attempt: Attempt,
      { id, returnId }: Ids,
      write: (tx: Queries, order: Order, found: Return) => Promise<Changed>,
    ) =>
      withActAndIdempotency<Changed>(deps, {
        request,
        memberId: member.id,
        attempt,
        write: async (tx) => {
          const isKnown = idSchema.safeParse(id).success && idSchema.safeParse(returnId).success;
          const order = isKnown ? findInScope(member, await lockOrder(tx, id)) : null;
          const found = order && (await findReturn(tx, returnId));
          if (!order || found?.orderId !== order.id)
            return { answer: refused({ code: 'order_not_found', orderId: id }) };
          return { answer: await write(tx, order, found), storefront: order.storefront };
        },
      });

    route(app, staffEndpoints.staffReturns, async (request) => {
      const attempt = { action: 'see-returns' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findReturns(db, member);
      const act = { ...attempt, outcome: 'done', detail: { found: found.length } } as const;
      await recordAct(db, actorOf(deps, request, member.id), act);
      const exchanges = await findExchanges(
        db,
        found.map(({ made }) => made),
      );
      return ok(found.map((one) => listedReturn(one, exchanges)));
    });

    route(app, staffEndpoints.moveReturn, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('move-return', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      let isBackInStock = false;
      const { to, told, collectOn, labelUrl } = request.body;
      const facts = { told, ...(collectOn ? { collectOn } : {}), ...(labelUrl ? { labelUrl } : {}) };
      const answer = await change(request, member, attempt, request.params, async (tx, _order, found) => {
        const reason = await moveReturn(tx, deps, found, { to, source: 'staff', change: facts });
        isBackInStock = to === 'refused' && found.exchangeOrderId !== null;
        return reason ? refused(reason) : ok(null);
      });
      if (isBackInStock) deps.catalogue.announceChange();
      return isOk(answer) || 'repeated' in answer ? answerOrder(deps, id, member) : answer;
    });

    route(app, staffEndpoints.receiveReturn, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('receive-return', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      let isBackInStock = false;
      const { lines, told } = request.body;
      const answer = await change(request, member, attempt, request.params, async (tx, order, found) => {
        const received = await receiveReturn(tx, deps, order, found, { came: lines, told, madeBy: member });
        if (!received.ok) return refused(received.refusal);
        ({ isBackInStock } = received);
        return ok(null);
      });
      if (isBackInStock) deps.catalogue.announceChange();
      return isOk(answer) || 'repeated' in answer ? answerOrder(deps, id, member) : answer;
    });

    done();
  };
