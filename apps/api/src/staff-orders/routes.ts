import { idSchema } from '@counterpane/contract/envelope';
import {
  decideOrderSchema,
  staffOrderAnswerSchema,
  staffOrdersAnswerSchema,
  staffOrdersQuerySchema,
} from '@counterpane/contract/staff-orders';
import { unpaidHoldsAnswerSchema } from '@counterpane/contract/unpaid-holds';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { no, ok, sendAnswer } from '../http/answers.ts';
import { answerOnce } from '../http/once.ts';
import { responses } from '../http/responses.ts';
import { findOrder, lockOrder } from '../orders/store.ts';
import { findUnpaidHolds } from '../orders/unpaid-holds.ts';
import { mayDo } from '../staff/rights.ts';
import type { StaffDoor } from '../staff/staff-door.ts';
import { askAgain } from './ask-again.ts';
import { decideParked } from './decide-parked.ts';
import { staffOrderRows, staffOrderView } from './staff-order-view.ts';
import { findLatestOrders, searchOrders } from './store.ts';

const params = z.object({ id: z.string().max(64) });

/** Orders as staff see them: what waits for a person, and what became of the money of one. */
export const staffOrderRoutes =
  (deps: ApiDeps, door: StaffDoor): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { db } = deps.database;

    app.get(
      '/staff/orders',
      { schema: { querystring: staffOrdersQuerySchema, response: responses(staffOrdersAnswerSchema) } },
      async (request, reply) => {
        if (!(await door.requireStaff(request, reply, 'see-orders'))) return reply;
        const query = request.query.q.trim();
        const found = query === '' ? await findLatestOrders(db) : await searchOrders(db, query);
        return sendAnswer(reply, ok(await staffOrderRows(deps, found)));
      },
    );

    app.get(
      '/staff/orders/:id',
      { schema: { params, response: responses(staffOrderAnswerSchema) } },
      async (request, reply) => {
        const member = await door.requireStaff(request, reply, 'see-orders');
        if (!member) return reply;
        const { id } = request.params;
        const order = idSchema.safeParse(id).success ? await findOrder(db, id) : null;
        if (!order) return sendAnswer(reply, no({ code: 'order_not_found', orderId: id }));
        const mayRefund = mayDo(member.role, 'refund-orders');
        return sendAnswer(reply, ok(await staffOrderView(deps, order, mayRefund)));
      },
    );

    app.get(
      '/staff/unpaid-holds',
      { schema: { response: responses(unpaidHoldsAnswerSchema) } },
      async (request, reply) => {
        if (!(await door.requireStaff(request, reply, 'see-orders'))) return reply;
        return sendAnswer(reply, ok(await findUnpaidHolds(db)));
      },
    );

    app.post(
      '/staff/orders/:id/ask',
      { schema: { params, response: responses(staffOrderAnswerSchema) } },
      async (request, reply) => {
        const member = await door.requireStaff(request, reply, 'refund-orders');
        if (!member) return reply;
        const { id } = request.params;
        const order = idSchema.safeParse(id).success ? await findOrder(db, id) : null;
        if (!order) return sendAnswer(reply, no({ code: 'order_not_found', orderId: id }));
        const asked = await askAgain(deps, order);
        deps.logger.info(
          { orderId: id, ...asked, staff: member.id },
          'the provider of a parked order was asked',
        );
        if (!asked.ok) return sendAnswer(reply, no(asked.refusal));
        const now = await findOrder(db, id);
        return sendAnswer(reply, ok(await staffOrderView(deps, now ?? order, true)));
      },
    );

    app.post(
      '/staff/orders/:id/decision',
      { schema: { params, body: decideOrderSchema, response: responses(staffOrderAnswerSchema) } },
      async (request, reply) => {
        const member = await door.requireStaff(request, reply, 'refund-orders');
        if (!member) return reply;
        const { id } = request.params;
        const { body: decision } = request;
        const answer = await answerOnce({
          request,
          database: deps.database,
          visitorId: `staff:${member.id}`,
          write: async (tx) => {
            const order = idSchema.safeParse(id).success ? await lockOrder(tx, id) : null;
            if (!order) return no({ code: 'order_not_found', orderId: id });
            const refusal = await decideParked(tx, deps, { order, decision, madeBy: member.name });
            return refusal ? no(refusal) : ok(null);
          },
        });
        const order = answer.status === 200 ? await findOrder(db, id) : null;
        if (!order) return sendAnswer(reply, answer);
        deps.logger.info({ orderId: id, ...decision, staff: member.id }, 'a parked order was decided');
        deps.catalogue.announceChange();
        return sendAnswer(reply, ok(await staffOrderView(deps, order, true)));
      },
    );

    done();
  };
