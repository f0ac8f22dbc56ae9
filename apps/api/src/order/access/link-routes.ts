import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findOrder } from '../orders/store.ts';
import { keepOpened } from './opened-orders-cookie.ts';
import { findLinkEnd } from './order-link.ts';

/** The links that open an order without being its visitor: following one, and asking for a new one. */
export const orderLinkRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, clock, secret } = deps;

    const findHere = async (id: string, storefront: string) => {
      const order = await findOrder(database.db, id);
      return order?.storefront === storefront ? order : null;
    };

    route(app, orderEndpoints.openOrder, async (request, reply) => {
      const { id } = request.params;
      const until = findLinkEnd(request.body.token, id, secret);
      if (until === null || !(await findHere(id, request.storefront.key)))
        return refused({ code: 'order_not_found', orderId: id });
      if (clock.now() >= until) return refused({ code: 'order_link_ended' });
      keepOpened(request, reply, { id, until }, deps);
      return ok(null);
    });

    /** The answer is the same for every id, and the email that the order has is never in it. */
    route(app, orderEndpoints.sendOrderLink, async (request) => {
      const { id } = request.params;
      const over = await refuseOverLimit(deps, 'sendOrderLink', request, { order: id });
      if (over) return over;
      const order = await findHere(id, request.storefront.key);
      if (order?.email)
        await enqueue(database.db, clock, 'order.link_asked', { orderId: id, at: isoNow(clock) });
      return ok(null);
    });

    done();
  };
