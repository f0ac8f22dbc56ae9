import {
  decideOrderSchema,
  searchOrdersSchema,
  staffOrderAnswerSchema,
  staffOrdersAnswerSchema,
} from '@counterpane/contract/staff/staff-orders';
import { unpaidHoldsAnswerSchema } from '@counterpane/contract/staff/unpaid-holds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Act, actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { inScope } from '../../audit/scope.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import type { Order } from '../../order/orders/store.ts';
import { orders } from '../../order/orders/tables.ts';
import { findUnpaidReservations } from '../../order/orders/unpaid-reservations.ts';
import type { StaffDeps } from '../deps.ts';
import { mayDo } from '../sign-in/rights.ts';
import type { ScopedMember, StaffAuth } from '../sign-in/staff-auth.ts';
import { queryParkedPayment } from './query-parked-payment.ts';
import { resolveOrder } from './resolve-order.ts';
import { staffOrderRows, staffOrderView } from './staff-order-view.ts';
import { findLatestOrders, findOrderOf, searchOrders } from './store.ts';

const params = z.object({ id: z.string().max(64) });

/** Orders as staff see them: what waits for a person, and what became of the money of one. */
export const staffOrderRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { db } = deps.database;
    const isWithinLimit = createLimit(deps, 'searchOrders');

    const record = (request: FastifyRequest, member: ScopedMember, act: Act) =>
      recordAct(db, actorOf(deps, request, member.id), act);

    /** The rows of a list; how many there were is written down, never what was looked for. */
    const list = async (
      request: FastifyRequest,
      reply: FastifyReply,
      find: (member: ScopedMember) => Promise<Order[]>,
    ) => {
      const attempt = { action: 'search-orders' } as const;
      const member = await staffAuth.requireStaff(request, reply, 'see-orders', attempt);
      if (!member || !(await isWithinLimit(request, reply, { member: member.id }))) return reply;
      const found = await find(member);
      const rows = await staffOrderRows(deps, found);
      await record(request, member, { ...attempt, outcome: 'done', detail: { found: found.length } });
      return sendAnswer(reply, ok(rows));
    };

    app.get('/staff/orders', { schema: { response: responses(staffOrdersAnswerSchema) } }, (request, reply) =>
      list(request, reply, (member) => findLatestOrders(db, member)),
    );

    app.post(
      '/staff/orders/search',
      { schema: { body: searchOrdersSchema, response: responses(staffOrdersAnswerSchema) } },
      (request, reply) =>
        list(request, reply, async (member) => {
          const query = request.body.q.trim();
          return query === '' ? findLatestOrders(db, member) : searchOrders(db, query, member);
        }),
    );

    app.get(
      '/staff/orders/:id',
      { schema: { params, response: responses(staffOrderAnswerSchema) } },
      async (request, reply) => {
        const { id } = request.params;
        const attempt = attemptOn('see-order', 'order', id);
        const member = await staffAuth.requireStaff(request, reply, 'see-orders', attempt);
        if (!member) return reply;
        const order = await findOrderOf(db, id, member);
        if (!order) return refuseUnknown(request, reply, member, { ...attempt, outcome: 'refused' }, id);
        const mayRefund = mayDo(member.role, 'refund-orders', member.scope);
        const view = await staffOrderView(deps, order, mayRefund);
        await record(request, member, { ...attempt, storefront: order.storefront, outcome: 'done' });
        return sendAnswer(reply, ok(view));
      },
    );

    const refuseUnknown = async (
      request: FastifyRequest,
      reply: FastifyReply,
      member: ScopedMember,
      act: Act,
      orderId: string,
    ) => {
      await record(request, member, { ...act, detail: { code: 'order_not_found' } });
      return sendAnswer(reply, refused({ code: 'order_not_found', orderId }));
    };

    app.get(
      '/staff/unpaid-holds',
      { schema: { response: responses(unpaidHoldsAnswerSchema) } },
      async (request, reply) => {
        const attempt = { action: 'see-unpaid-holds' } as const;
        const member = await staffAuth.requireStaff(request, reply, 'see-orders', attempt);
        if (!member) return reply;
        const holds = await findUnpaidReservations(db, inScope(member, orders.storefront));
        await record(request, member, { ...attempt, outcome: 'done', detail: { found: holds.length } });
        return sendAnswer(reply, ok(holds));
      },
    );

    app.post(
      '/staff/orders/:id/ask',
      { schema: { params, response: responses(staffOrderAnswerSchema) } },
      async (request, reply) => {
        const { id } = request.params;
        const attempt = attemptOn('ask-provider', 'order', id);
        const member = await staffAuth.requireStaff(request, reply, 'refund-orders', attempt);
        if (!member) return reply;
        const order = await findOrderOf(db, id, member);
        if (!order) return refuseUnknown(request, reply, member, { ...attempt, outcome: 'refused' }, id);
        // Before the provider is asked: what it answers is booked in transactions of its own.
        await record(request, member, { ...attempt, storefront: order.storefront, outcome: 'done' });
        const asked = await queryParkedPayment(deps, order);
        deps.logger.info(
          { orderId: id, ...asked, staff: member.id },
          'the provider of a parked order was asked',
        );
        if (!asked.ok) return sendAnswer(reply, refused(asked.refusal));
        const now = await findOrderOf(db, id, member);
        return sendAnswer(reply, ok(await staffOrderView(deps, now ?? order, true)));
      },
    );

    app.post(
      '/staff/orders/:id/decision',
      { schema: { params, body: decideOrderSchema, response: responses(staffOrderAnswerSchema) } },
      async (request, reply) => {
        const { id } = request.params;
        const attempt = attemptOn('decide-parked-order', 'order', id);
        const member = await staffAuth.requireProof(request, reply, 'refund-orders', attempt);
        if (!member) return reply;
        const answer = await resolveOrder(deps, { request, member, attempt, id, decision: request.body });
        const order = answer.status === 200 ? await findOrderOf(db, id, member) : null;
        if (!order) return sendAnswer(reply, answer);
        deps.catalogue.announceChange();
        return sendAnswer(reply, ok(await staffOrderView(deps, order, true)));
      },
    );

    done();
  };
