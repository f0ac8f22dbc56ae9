import { staffEndpoints } from '@counterpane/contract/staff/staff-endpoints';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { FastifyPluginCallback } from 'fastify';
import { actorOf, attemptOn, recordAct } from '../../audit/record-act.ts';
import { refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { makeCaptures } from '../../order/captures/make-captures.ts';
import { capturesOf, isOverdue } from '../../order/captures/store.ts';
import type { StaffDeps } from '../deps.ts';
import type { StaffAuth } from '../sign-in/staff-auth.ts';
import { answerOrder } from './answer-order.ts';
import { findOrderOf } from './store.ts';

/** Managers take held money once more that is due for what was sent. */
export const captureRoutes =
  (deps: StaffDeps, staffAuth: StaffAuth): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;
    route(app, staffEndpoints.retryCapture, async (request) => {
      const { id } = request.params;
      const attempt = attemptOn('retry-capture', 'order', id);
      const { member, refusal } = await staffAuth.requireStaff(request, attempt);
      if (refusal) return refusal;
      const order = await findOrderOf(db, id, member);
      const record = (act: Pick<Parameters<typeof recordAct>[2], 'outcome' | 'detail' | 'storefront'>) =>
        recordAct(db, actorOf(deps, request, member.id), { ...attempt, ...act });
      if (!order) {
        await record({ outcome: 'refused', detail: { code: 'order_not_found' } });
        return refused({ code: 'order_not_found', orderId: id });
      }
      // Before the company is asked: what it answers is booked in transactions of its own.
      await record({ outcome: 'done', storefront: order.storefront });
      const due = (await capturesOf(db, id)).find(isOverdue);
      try {
        if (due) await makeCaptures(deps, due.paymentId);
      } catch (error) {
        deps.logger.warn({ orderId: id, err: error }, 'held money could not be taken');
        if (error instanceof ProviderUnavailable) return refused({ code: 'provider_silent' });
      }
      return answerOrder(deps, id, member);
    });
    done();
  };
