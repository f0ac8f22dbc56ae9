import { fulfillmentAnswerSchema, relatedOrderQuerySchema } from '@counterpane/contract/orders/fulfillment';
import {
  type CreateOrderBody,
  createOrderSchema,
  orderAnswerSchema,
  payOrderSchema,
} from '@counterpane/contract/orders/orders';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isoNow } from '../../clock.ts';
import { type Answer, ok, refused, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { requireVisitor } from '../../http/visitor.ts';
import type { OrderDeps } from '../deps.ts';
import { queryProvider as askProvider } from '../payments/query-provider.ts';
import { markReturned } from '../payments/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { answerOrder } from './answer-order.ts';
import { fulfillmentView } from './fulfillment.ts';
import { findOwnOrder } from './own-order.ts';
import { payAnswer } from './pay-answer.ts';
import { placeOrder } from './place-order.ts';
import { isPurchase, markReported } from './report-purchase.ts';
import type { Order } from './store.ts';

const response = responses(orderAnswerSchema);
const params = z.object({ id: z.string().max(64) });
const query = z.object({ token: z.string().max(200).optional() });
const refreshQuery = query.extend({
  returned: z.literal('1').optional().describe('The shopper comes back from the page of the provider.'),
});

/** The order calls of [K7]. An order is its visitor's; a link opens it and hides who placed it. */
export const orderRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, clock } = deps;
    const mayPlace = createLimit(deps, 'placeOrder');
    const mayRefresh = createLimit(deps, 'refreshOrder');

    const view = (request: FastifyRequest, id: string, link?: string): Promise<Answer> =>
      answerOrder(deps, request, id, { link });

    const findOwn = (request: FastifyRequest, id: string, token?: string): Promise<Order | null> =>
      findOwnOrder(deps, request, id, token);

    const place = async (
      request: FastifyRequest,
      reply: FastifyReply,
      sent: CreateOrderBody,
    ): Promise<FastifyReply> => {
      const visitorId = requireVisitor(request, reply, deps);
      if (!(await mayPlace(request, reply))) return reply;
      return sendAnswer(reply, await placeOrder(deps, request, visitorId, sent));
    };

    app.post('/orders', { schema: { body: createOrderSchema, response } }, (request, reply) =>
      place(request, reply, request.body),
    );

    app.post(
      '/orders/:id/related',
      { schema: { params, querystring: relatedOrderQuerySchema, body: createOrderSchema, response } },
      async (request, reply) => {
        const { id } = request.params;
        const { brand, token } = request.query;
        const order = await findOwn(request, id, token);
        if (!order || (brand ?? order.storefront) !== order.storefront)
          return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        const { body } = request;
        return place(request, reply, { ...body, extraData: { ...body.extraData, relatedOrderId: order.id } });
      },
    );

    app.get(
      '/orders/:id/fulfillment',
      { schema: { params, querystring: query, response: responses(fulfillmentAnswerSchema) } },
      async (request, reply) => {
        const { id } = request.params;
        const order = await findOwn(request, id, request.query.token);
        if (!order) return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        return sendAnswer(reply, ok(fulfillmentView(order, await refundsOf(database.db, id))));
      },
    );

    app.put(
      '/orders/:id/analyticsReported',
      { schema: { params, querystring: query, response } },
      async (request, reply) => {
        const { id } = request.params;
        const order = await findOwn(request, id, request.query.token);
        if (!order) return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        if (isPurchase(order)) await markReported(database.db, id, isoNow(clock));
        return sendAnswer(reply, await view(request, id, request.query.token));
      },
    );

    app.post(
      '/orders/:id/payment',
      { schema: { params, querystring: query, body: payOrderSchema, response } },
      async (request, reply) => {
        const order = await findOwn(request, request.params.id, request.query.token);
        const answer = order
          ? await payAnswer(deps, request, order, request.body, { link: request.query.token })
          : refused({ code: 'order_not_found', orderId: request.params.id });
        return sendAnswer(reply, answer);
      },
    );

    app.post(
      '/orders/:id/refresh',
      { schema: { params, querystring: refreshQuery, response } },
      async (request, reply) => {
        const { id } = request.params;
        const { token, returned } = request.query;
        const order = await findOwn(request, id, token);
        if (order && !(await mayRefresh(request, reply))) return reply;
        // A shopper who has just come back knows more than the last answer.
        const isBack = order !== null && returned && (await markReturned(database.db, id, isoNow(clock)));
        if (order) await askProvider(deps, order, { isPatient: !isBack });
        const answer = order
          ? await view(request, id, token)
          : refused({ code: 'order_not_found', orderId: id });
        return sendAnswer(reply, answer);
      },
    );

    app.get('/orders/:id', { schema: { params, querystring: query, response } }, async (request, reply) => {
      const { id } = request.params;
      const order = await findOwn(request, id, request.query.token);
      const answer = order
        ? await view(request, id, request.query.token)
        : refused({ code: 'order_not_found', orderId: id });
      return sendAnswer(reply, answer);
    });

    done();
  };
