import { idSchema } from '@counterpane/contract/envelope';
import { refundAnswerSchema, refundWishSchema } from '@counterpane/contract/refunds';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { no, ok, sendAnswer } from '../http/answers.ts';
import { answerOnce } from '../http/once.ts';
import { responses } from '../http/responses.ts';
import { lockOrder } from '../orders/store.ts';
import type { StaffDoor } from '../staff/staff-door.ts';
import { prepareRefund } from './prepare-refund.ts';
import { refundView } from './refund-view.ts';

const params = z.object({ id: z.string().max(64) });

/** Managers give money back: by line, or any amount for any reason (shapes, "Order"). */
export const refundRoutes =
  (deps: ApiDeps, door: StaffDoor): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/orders/:id/refunds',
      { schema: { params, body: refundWishSchema, response: responses(refundAnswerSchema) } },
      async (request, reply) => {
        const member = await door.requireStaff(request, reply, 'refund-orders');
        if (!member) return reply;
        const { id } = request.params;
        const answer = await answerOnce({
          request,
          database: deps.database,
          visitorId: `staff:${member.id}`,
          write: async (tx) => {
            const order = idSchema.safeParse(id).success ? await lockOrder(tx, id) : null;
            if (!order) return no({ code: 'order_not_found', orderId: id });
            const prepared = await prepareRefund(tx, deps, order, {
              wish: request.body,
              madeBy: member.name,
            });
            return prepared.ok ? ok(refundView(prepared.refund)) : no(prepared.refusal);
          },
        });
        return sendAnswer(reply, answer);
      },
    );
    done();
  };
