import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { CreateOrderBody } from '@counterpane/contract/orders/orders';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { requireVisitor } from '../../http/visitor.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { planWaitingChange } from '../new-address/plan-waiting-change.ts';
import { findWaitingChange } from '../new-address/store.ts';
import { queryProvider } from '../payments/query-provider.ts';
import { markReturned } from '../payments/store.ts';
import { payAndRespond } from '../placing/pay-and-respond.ts';
import { placeOrder } from '../placing/place-order.ts';
import { refundsOf } from '../refunds/store.ts';
import { answerOrder } from './answer-order.ts';
import { fulfillmentView } from './fulfillment.ts';
import { isPurchase, markReported } from './report-purchase.ts';
import type { Order } from './store.ts';

/** The order calls of [K7]. An order is its visitor's; a link opens it and hides who placed it. */
export const orderRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, clock } = deps;

    const view = (request: FastifyRequest, id: string, link?: string) =>
      answerOrder(deps, request, id, { link });

    const findOwn = (request: FastifyRequest, id: string, token?: string): Promise<Order | null> =>
      findAccessibleOrder(deps, request, id, token);

    const place = async (request: FastifyRequest, reply: FastifyReply, sent: CreateOrderBody) => {
      const visitorId = requireVisitor(request, reply, deps);
      const over = await refuseOverLimit(deps, 'placeOrder', request);
      return over ?? placeOrder(deps, request, visitorId, sent);
    };

    route(app, orderEndpoints.createOrder, (request, reply) => place(request, reply, request.body));

    route(app, orderEndpoints.createRelatedOrder, async (request, reply) => {
      const { id } = request.params;
      const { brand, token } = request.query;
      const order = await findOwn(request, id, token);
      if (!order || (brand ?? order.storefront) !== order.storefront)
        return refused({ code: 'order_not_found', orderId: id });
      const { body } = request;
      return place(request, reply, { ...body, extraData: { ...body.extraData, relatedOrderId: order.id } });
    });

    route(app, orderEndpoints.fulfillment, async (request) => {
      const { id } = request.params;
      const order = await findOwn(request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const refunds = await refundsOf(database.db, id);
      const contents = await loadContents(database.db, deps, order);
      const waiting = await findWaitingChange(database.db, id);
      // Few orders wait for an address, so that few are planned.
      const mayGo = waiting !== null && (await planWaitingChange(database.db, deps, contents, waiting)).ok;
      return ok(
        fulfillmentView(contents, request.storefront.language, refunds, waiting && { ...waiting, mayGo }),
      );
    });

    route(app, orderEndpoints.reportPurchase, async (request) => {
      const { id } = request.params;
      const order = await findOwn(request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      if (isPurchase(order)) await markReported(database.db, id, isoNow(clock));
      return view(request, id, request.query.token);
    });

    route(app, orderEndpoints.payOrder, async (request) => {
      const order = await findOwn(request, request.params.id, request.query.token);
      return order
        ? payAndRespond(deps, request, order, request.body, { link: request.query.token })
        : refused({ code: 'order_not_found', orderId: request.params.id });
    });

    route(app, orderEndpoints.refreshOrder, async (request) => {
      const { id } = request.params;
      const { token, returned, checkoutToken } = request.query;
      const order = await findOwn(request, id, token);
      const over = order && (await refuseOverLimit(deps, 'refreshOrder', request));
      if (over) return over;
      // The shopper is back from the provider's page, so that the payment may be decided since the provider was last asked.
      const isBack = order !== null && returned && (await markReturned(database.db, id, isoNow(clock)));
      if (order) await queryProvider(deps, order, { isPatient: !isBack, brought: checkoutToken });
      return order ? view(request, id, token) : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, orderEndpoints.order, async (request) => {
      const { id } = request.params;
      const order = await findOwn(request, id, request.query.token);
      return order
        ? view(request, id, request.query.token)
        : refused({ code: 'order_not_found', orderId: id });
    });

    done();
  };
