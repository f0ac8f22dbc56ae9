import { idSchema } from '@counterpane/contract/envelope';
import { openLinkSchema, orderLinkAnswerSchema } from '@counterpane/contract/orders/order-links';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isoNow } from '../../clock.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { keepOpened } from './opened-orders.ts';
import { findLinkEnd } from './order-link.ts';
import { findOrder } from './store.ts';

const response = responses(orderLinkAnswerSchema);
const params = z.object({ id: idSchema });

/** The links that open an order without being its visitor: following one, and asking for a new one. */
export const orderLinkRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, clock, secret } = deps;
    const maySend = createLimit(deps, 'sendOrderLink');

    const findHere = async (id: string, storefront: string) => {
      const order = await findOrder(database.db, id);
      return order?.storefront === storefront ? order : null;
    };

    app.post(
      '/orders/:id/opened',
      { schema: { params, body: openLinkSchema, response } },
      async (request, reply) => {
        const { id } = request.params;
        const until = findLinkEnd(request.body.token, id, secret);
        if (until === null || !(await findHere(id, request.storefront.key)))
          return sendAnswer(reply, refused({ code: 'order_not_found', orderId: id }));
        if (clock.now() >= until) return sendAnswer(reply, refused({ code: 'order_link_ended' }));
        keepOpened(request, reply, { id, until }, deps);
        return sendAnswer(reply, ok(null));
      },
    );

    /** The answer is the same for every id, and the email that the order has is never in it. */
    app.post('/orders/:id/links', { schema: { params, response } }, async (request, reply) => {
      const { id } = request.params;
      if (!(await maySend(request, reply, { order: id }))) return reply;
      const order = await findHere(id, request.storefront.key);
      if (order?.email)
        await enqueue(database.db, clock, 'order.link_asked', { orderId: id, at: isoNow(clock) });
      return sendAnswer(reply, ok(null));
    });

    done();
  };
