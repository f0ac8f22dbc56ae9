import { idSchema } from '@counterpane/contract/envelope';
import type { EnterDispute } from '@counterpane/contract/staff/disputes';
import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import { type Money, money } from '@counterpane/rules/money/money';
import type { Dispute } from '@counterpane/rules/orders/decide-dispute';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { findInScope } from '../../audit/scope.ts';
import { withAct } from '../../audit/with-act.ts';
import { isoNow } from '../../clock.ts';
import { type Answer, isOk, ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { applyDispute } from '../../order/disputes/record-dispute.ts';
import { findUnknownDisputes, isEnteredByStaff } from '../../order/disputes/unknown-disputes.ts';
import { lockOrder } from '../../order/orders/store.ts';
import { isPaidElsewhere } from '../../order/refunds/other-parts.ts';
import { findRetainedPayment } from '../../order/refunds/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { findDisputes } from './find-disputes.ts';
import { staffOrderView } from './staff-order-view.ts';
import { findOrderOf } from './store.ts';

type Entered = Answer<null, 'order_not_found' | 'refund_unpaid' | 'dispute_told'>;

/** Disputed payments as staff see them, and those that their company tells a person alone. */
export const disputeRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, staffEndpoints.disputes, async (request) => {
      const attempt = { action: 'see-disputes' } as const;
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const found = await findDisputes(db, member);
      const detail = { found: found.length };
      await recordAct(db, actorOf(deps, request, member.id), { ...attempt, outcome: 'done', detail });
      // They may be of any brand.
      const unknown = member.scope === null ? await findUnknownDisputes(db) : [];
      return ok({ disputes: found, unknown });
    });

    route(app, staffEndpoints.enterDispute, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('enter-dispute', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const answer = await withAct<Entered, Entered>(
        deps,
        {
          request,
          memberId: member.id,
          attempt,
          write: async (tx) => {
            const order = idSchema.safeParse(id).success
              ? findInScope(member, await lockOrder(tx, id))
              : null;
            if (!order) return { answer: refused({ code: 'order_not_found', orderId: id }) };
            const { storefront } = order;
            const payment = await findRetainedPayment(tx, order.id);
            // What came in exchange and took no card was paid for with another order: a dispute is of that one.
            if (!payment || isPaidElsewhere(order))
              return { answer: refused({ code: 'refund_unpaid' }), storefront };
            if (!(await isEnteredByStaff(tx, deps.providers, payment)))
              return { answer: refused({ code: 'dispute_told' }), storefront };
            const dispute = disputeOf(request.body, payment.reference ?? '', payment.taken);
            await applyDispute(tx, deps, { order, payment, dispute, heardAt: isoNow(deps.clock) });
            const { stage, amount } = dispute;
            const detail = { stage, cents: amount.amount, currency: amount.currency };
            return { answer: ok(null), storefront, detail };
          },
        },
        (write) => deps.database.transaction(write),
      );
      if (answer.status !== 200 && !isOk(answer)) return answer;
      const order = await findOrderOf(db, id, member);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      return ok(await staffOrderView(deps, order, true));
    });

    done();
  };

/** What was typed, about a payment that took so much. No more is disputed, or taken, than was paid. */
const disputeOf = (entered: EnterDispute, payment: string, { amount: most, currency }: Money): Dispute => ({
  reference: entered.reference,
  payment,
  amount: money(Math.min(entered.amount, most), currency),
  reason: entered.reason,
  stage: entered.stage,
  isInquiry: false,
  dueBy: entered.dueBy && entered.stage === 'opened' ? new Date(entered.dueBy).toISOString() : null,
  withdrawn: money(Math.min(entered.withdrawn, most), currency),
  fee: money(0, currency),
});
