import { idSchema } from '@counterpane/contract/envelope';
import { refundAnswerSchema, refundWishSchema } from '@counterpane/contract/orders/refunds';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attemptOn } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import { lockOrder } from '../../order/orders/store.ts';
import { prepareRefund } from '../../order/refunds/prepare-refund.ts';
import { refundView } from '../../order/refunds/refund-view.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

const params = z.object({ id: z.string().max(64) });

/** Managers give money back: by line, or any amount for any reason [S3]. */
export const refundRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.post(
      '/orders/:id/refunds',
      { schema: { params, body: refundWishSchema, response: responses(refundAnswerSchema) } },
      async (request, reply) => {
        const { id } = request.params;
        const attempt = attemptOn('refund-order', 'order', id);
        const member = await staffAuth.requireProof(request, reply, 'refund-orders', attempt);
        if (!member) return reply;
        const answer = await withActAndIdempotency(deps, {
          request,
          memberId: member.id,
          attempt,
          write: async (tx) => {
            const order = idSchema.safeParse(id).success
              ? findInScope(member, await lockOrder(tx, id))
              : null;
            if (!order) return { answer: refused({ code: 'order_not_found', orderId: id }) };
            const { storefront } = order;
            const prepared = await prepareRefund(tx, deps, order, { wish: request.body, madeBy: member });
            if (!prepared.ok) return { answer: refused(prepared.refusal), storefront };
            const { amountCents: cents, currency } = prepared.refund;
            return { answer: ok(refundView(prepared.refund)), storefront, detail: { cents, currency } };
          },
        });
        return sendAnswer(reply, answer);
      },
    );
    done();
  };
