import { idSchema } from '@counterpane/contract/envelope';
import type { RefundedLines, RefundPreviewBody, RefundView } from '@counterpane/contract/orders/refunds';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import type { Money } from '@counterpane/rules/money/money';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withActAndIdempotency } from '../../audit/with-act.ts';
import { type Answer, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { cancelUnsent } from '../../order/cancellations/cancel-items.ts';
import { previewLineRefund, refundLines } from '../../order/cancellations/refund-lines.ts';
import { lockOrder, type Order } from '../../order/orders/store.ts';
import { prepareRefund } from '../../order/refunds/prepare-refund.ts';
import { refundView } from '../../order/refunds/refund-view.ts';
import { type Refund, refundBalance, refundsOf } from '../../order/refunds/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { lineRefundView } from './line-refund-view.ts';
import { findOrderOf } from './store.ts';

type PreviewRefusals = RefundRefusalCode | 'order_not_found' | 'return_too_many';
type Refusals = PreviewRefusals | 'refund_changed';

interface GivenBack {
  readonly refund: Refund;
  readonly amount: Money;
  /** Whether something can be sold again. */
  readonly isBack?: boolean;
}

/**
 * Managers give money back: by line, or any amount for any reason [S3]. Lines that are paid back are not sent where they are not
 * packed yet; of what is paid back whole nothing is.
 */
export const refundRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, staffEndpoints.previewRefund, async (request) => {
      const { db } = deps.database;
      const { id } = request.params;
      const attempt = attemptOn('see-order', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const order = await findOrderOf(db, id, member);
      const planned = order
        ? await previewRefund(order, request.body.lines)
        : refuse({ code: 'order_not_found', orderId: id });
      await recordAct(db, actorOf(deps, request, member.id), {
        ...attempt,
        ...(order ? { storefront: order.storefront } : {}),
        ...(planned.ok
          ? { outcome: 'done' }
          : { outcome: 'refused', detail: { code: planned.refusal.code } }),
      });
      return planned.ok ? ok(planned.change) : refused(planned.refusal);
    });

    const previewRefund = async (
      order: Order,
      lines: RefundedLines['lines'],
    ): Promise<Decision<RefundPreviewBody, PreviewRefusals>> => {
      const planned = await previewLineRefund(deps, order, lines);
      return planned.ok ? accept(lineRefundView(order, planned.change)) : planned;
    };

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
          const { lines } = request.body;
          const wished = { requested: request.body, madeBy: member };
          const made: Decision<GivenBack, Refusals> = lines
            ? await refundLines(tx, deps, order, { ...wished, lines })
            : await prepareRefund(tx, deps, order, wished);
          if (!made.ok) return { answer: refused(made.refusal), storefront };
          const { refund, amount, isBack = false } = made.change;
          isBackInStock = isBack;
          const { left } = await refundBalance(tx, order, await refundsOf(tx, id));
          if (left.amount === 0) isBackInStock = (await cancelUnsent(tx, deps, order)) || isBackInStock;
          const detail = { cents: amount.amount, currency: amount.currency };
          return { answer: ok(refundView(refund)), storefront, detail };
        },
      });
      if (isBackInStock) deps.catalogue.announceChange();
      return answer;
    });
    done();
  };
