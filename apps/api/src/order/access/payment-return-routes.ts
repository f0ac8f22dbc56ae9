import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';
import { answerOrder } from '../orders/answer-order.ts';
import { queryProvider } from '../payments/query-provider.ts';
import { findOrderOfPayment, isPaymentOf } from '../payments/returned-payment.ts';
import { markReturned } from '../payments/store.ts';
import { findAccessibleOrder } from './find-accessible-order.ts';

/**
 * The card provider's way back, which names the payment and its client secret [K2, K7]: they must be
 * the order's own. Without an order the payment is looked for among the visitor's.
 */
export const returnRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, clock } = deps;
    route(app, orderEndpoints.returnFromPayment, async (request) => {
      const { orderId, paymentIntent } = request.body;
      const id = orderId ?? (await findOrderOfPayment(database.db, request.visitorId, paymentIntent));
      const order = id === null ? null : await findAccessibleOrder(deps, request, id);
      if (!order) return refused({ code: 'order_not_found', orderId: id ?? paymentIntent });
      if (!(await isPaymentOf(deps, order.id, request.body)))
        return refused({ code: 'payment_mismatch', orderId: order.id });
      const isBack = await markReturned(database.db, order.id, isoNow(clock));
      await queryProvider(deps, order, { isPatient: !isBack });
      return answerOrder(deps, request, order.id);
    });
    done();
  };
