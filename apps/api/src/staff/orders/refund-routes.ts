import { idSchema } from '@counterpane/contract/envelope';
import type { RefundView } from '@counterpane/contract/orders/refunds';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import type { FastifyPluginCallback } from 'fastify';
import { attemptOn } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { cancelUnsent } from '../../order/cancellations/cancel-items.ts';
import { cancelRefunded } from '../../order/cancellations/cancel-refunded.ts';
import { lockOrder } from '../../order/orders/store.ts';
import { prepareRefund } from '../../order/refunds/prepare-refund.ts';
import { refundView } from '../../order/refunds/refund-view.ts';
import { refundBalance, refundsOf } from '../../order/refunds/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';

type Refusals = RefundRefusalCode | 'order_not_found' | 'return_too_many';

/**
 * Managers give money back: by line, or any amount for any reason [S3]. Lines that are paid back are not sent where they are not
 * packed yet; of what is paid back whole nothing is.
 */
export const refundRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, staffEndpoints.refundOrder, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('refund-order', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      let isBackInStock = false;
      const answer = await withActAndIdempotency<Answer<RefundView, Refusals>>(deps, {
        request,
        memberId: member.id,
        attempt,
        write: async (tx) => {
          const order = idSchema.safeParse(id).success ? findInScope(member, await lockOrder(tx, id)) : null;
          if (!order) return { answer: refused({ code: 'order_not_found', orderId: id }) };
          const { storefront } = order;
          const prepared = await prepareRefund(tx, deps, order, {
            requested: request.body,
            madeBy: member,
          });
          if (!prepared.ok) return { answer: refused(prepared.refusal), storefront };
          const { amount: cents, currency } = prepared.amount;
          const { left } = await refundBalance(tx, order, await refundsOf(tx, id));
          const { lines } = request.body;
          if (lines) {
            const refunded = { refundId: prepared.refund.id, lines };
            const sent = await cancelRefunded(tx, deps, order, refunded);
            if (!sent.ok) return { answer: refused(sent.refusal), storefront };
            isBackInStock = sent.change;
          }
          if (left.amount === 0) isBackInStock = (await cancelUnsent(tx, deps, order)) || isBackInStock;
          return { answer: ok(refundView(prepared.refund)), storefront, detail: { cents, currency } };
        },
      });
      if (isBackInStock) deps.catalogue.announceChange();
      return answer;
    });
    done();
  };
