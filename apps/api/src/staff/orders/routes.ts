import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { type Act, actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { inScope } from '../../audit/scope.ts';
import { isOk, ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { findUnpaidReservations } from '../../order/reservations/watch-unpaid-reservations.ts';
import type { StaffDeps } from '../deps.ts';
import { mayDo } from '../sign-in/rights.ts';
import type { ScopedMember, StaffAuth } from '../sign-in/staff-auth.ts';
import { findCancellations } from './find-cancellations.ts';
import { queryParkedPayment } from './query-parked-payment.ts';
import { resolveOrder } from './resolve-order.ts';
import { staffOrderRows, staffOrderView } from './staff-order-view.ts';
import { findLatestOrders, findOrderOf, searchOrders } from './store.ts';

/** Orders as staff see them: what waits for a person, and what became of the money of one. */
export const staffOrderRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    const record = (request: FastifyRequest, member: ScopedMember, act: Act) =>
      recordAct(db, actorOf(deps, request, member.id), act);

    /** The rows of a list; how many there were is written down, never what was looked for. */
    const list = async (request: FastifyRequest, find: (member: ScopedMember) => Promise<Order[]>) => {
      const attempt = { action: 'search-orders' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const over = await refuseOverLimit(deps, 'searchOrders', request, { member: member.id });
      if (over) return over;
      const found = await find(member);
      const rows = await staffOrderRows(deps, found);
      await record(request, member, { ...attempt, outcome: 'done', detail: { found: found.length } });
      return ok(rows);
    };

    route(app, staffEndpoints.staffOrders, (request) =>
      list(request, (member) => findLatestOrders(db, member)),
    );

    route(app, staffEndpoints.searchOrders, (request) =>
      list(request, async (member) => {
        const query = request.body.q.trim();
        return query === '' ? findLatestOrders(db, member) : searchOrders(db, query, member);
      }),
    );

    route(app, staffEndpoints.staffOrder, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('see-order', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const order = await findOrderOf(db, id, member);
      if (!order) return refuseUnknown(request, member, { ...attempt, outcome: 'refused' }, id);
      const mayRefund = mayDo(member.role, 'refund-orders', member.scope);
      const view = await staffOrderView(deps, order, mayRefund);
      await record(request, member, { ...attempt, storefront: order.storefront, outcome: 'done' });
      return ok(view);
    });

    const refuseUnknown = async (
      request: FastifyRequest,
      member: ScopedMember,
      act: Act,
      orderId: string,
    ) => {
      await record(request, member, { ...act, detail: { code: 'order_not_found' } });
      return refused({ code: 'order_not_found', orderId });
    };

    route(app, staffEndpoints.unpaidReservations, async (request) => {
      const attempt = { action: 'see-unpaid-holds' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const holds = await findUnpaidReservations(db, inScope(member, orders.storefront));
      await record(request, member, { ...attempt, outcome: 'done', detail: { found: holds.length } });
      return ok(holds);
    });

    route(app, staffEndpoints.staffCancellations, async (request) => {
      const attempt = { action: 'see-cancellations' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findCancellations(db, member);
      await record(request, member, { ...attempt, outcome: 'done', detail: { found: found.length } });
      return ok(found);
    });

    route(app, staffEndpoints.queryOrderPayment, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('ask-provider', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const order = await findOrderOf(db, id, member);
      if (!order) return refuseUnknown(request, member, { ...attempt, outcome: 'refused' }, id);
      // Before the provider is asked: what it answers is booked in transactions of its own.
      await record(request, member, { ...attempt, storefront: order.storefront, outcome: 'done' });
      const asked = await queryParkedPayment(deps, order);
      deps.logger.info(
        { orderId: id, ...asked, staff: member.id },
        'the provider of a parked order was asked',
      );
      if (!asked.ok) return refused(asked.refusal);
      const now = await findOrderOf(db, id, member);
      return ok(await staffOrderView(deps, now ?? order, true));
    });

    route(app, staffEndpoints.resolveOrder, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('decide-parked-order', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const answer = await resolveOrder(deps, { request, member, attempt, id, decision: request.body });
      if (answer.status !== 200 && !isOk(answer)) return answer;
      const order = await findOrderOf(db, id, member);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      deps.catalogue.announceChange();
      return ok(await staffOrderView(deps, order, true));
    });

    done();
  };
