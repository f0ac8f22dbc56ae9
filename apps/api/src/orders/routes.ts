import { createOrderSchema, orderAnswerSchema, payOrderSchema } from '@counterpane/contract/orders';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { type Answer, no, ok } from '../http/answers.ts';
import { writeOnce } from '../http/once.ts';
import { responses } from '../http/responses.ts';
import { findSigned } from '../http/signing.ts';
import { requireVisitor } from '../http/visitor.ts';
import { askProvider } from '../payments/ask-provider.ts';
import { payOrder } from '../payments/pay.ts';
import { paymentsOf } from '../payments/store.ts';
import { orderView } from './order-view.ts';
import { prepareOrder } from './prepare.ts';
import { returnUrls } from './return-urls.ts';
import { findOrder, type Order } from './store.ts';

const response = responses(orderAnswerSchema);
const params = z.object({ id: z.string().max(64) });
const query = z.object({ token: z.string().max(200).optional() });

/** The order calls of checkout section 7. An order is its visitor's, or whoever holds its signed token. */
export const orderRoutes =
  (deps: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue, secret } = deps;

    const view = async (id: string): Promise<Answer> => {
      const order = await findOrder(database.db, id);
      if (!order) return no({ code: 'order_not_found', orderId: id });
      return ok(orderView(order, await paymentsOf(database.db, id), secret));
    };

    /** The order, when the request may see it; ids are not credentials (design section 5). */
    const findOwn = async (request: FastifyRequest, id: string, token?: string): Promise<Order | null> => {
      const order = await findOrder(database.db, id);
      if (!order) return null;
      const holdsToken = token !== undefined && findSigned(token, 'order', secret) === order.id;
      return holdsToken || order.visitorId === request.visitorId ? order : null;
    };

    app.post('/orders', { schema: { body: createOrderSchema, response } }, async (request, reply) => {
      const visitorId = requireVisitor(request, reply, deps);
      const storefront = catalogue.storefrontOf(request.hostname);
      const { body } = request;
      let soldOut = false;
      await writeOnce(request, reply, database, visitorId, async (tx) => {
        const prepared = await prepareOrder(tx, deps, visitorId, storefront, body);
        if (!prepared.ok) return no(prepared.refusal);
        soldOut = prepared.soldOut;
        return ok(orderView(prepared.order, await paymentsOf(tx, prepared.order.id), secret));
      });
      if (soldOut) await catalogue.announceChange();
      return reply;
    });

    app.post(
      '/orders/:id/payment',
      { schema: { params, querystring: query, body: payOrderSchema, response } },
      async (request, reply) => {
        const order = await findOwn(request, request.params.id, request.query.token);
        const answer = order
          ? await pay(order, request)
          : no({ code: 'order_not_found', orderId: request.params.id });
        return reply.code(answer.status).send(answer.body);
      },
    );

    const pay = async (
      order: Order,
      request: FastifyRequest<{ Body: z.output<typeof payOrderSchema> }>,
    ): Promise<Answer> => {
      const { paymentToken } = request.body;
      const token = typeof paymentToken === 'object' ? paymentToken.id : (paymentToken ?? null);
      const paid = await payOrder(deps, order.id, { token, ...returnUrls(request, order) });
      return paid.ok ? view(order.id) : no(paid.refusal, { orderId: order.id });
    };

    app.post(
      '/orders/:id/refresh',
      { schema: { params, querystring: query, response } },
      async (request, reply) => {
        const { id } = request.params;
        const order = await findOwn(request, id, request.query.token);
        if (order) await askProvider(deps, order);
        const answer = order ? await view(id) : no({ code: 'order_not_found', orderId: id });
        return reply.code(answer.status).send(answer.body);
      },
    );

    app.get('/orders/:id', { schema: { params, querystring: query, response } }, async (request, reply) => {
      const { id } = request.params;
      const order = await findOwn(request, id, request.query.token);
      const answer = order ? await view(id) : no({ code: 'order_not_found', orderId: id });
      return reply.code(answer.status).send(answer.body);
    });

    done();
  };
