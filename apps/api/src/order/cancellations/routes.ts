import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { cancelItems, previewCancellation } from './cancel-items.ts';
import { cancellationView } from './cancellation-view.ts';

/** Changing one's mind: who may see an order may cancel what of it is not packed yet, and the money goes back to its payer. */
export const cancellationRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, orderEndpoints.previewCancellation, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const over = await refuseOverLimit(deps, 'changeOrder', request, { order: id });
      if (over) return over;
      const planned = await previewCancellation(deps, order, request.body.lines);
      return planned.ok
        ? ok(cancellationView(order, request.storefront.language, planned.change))
        : refused(planned.refusal);
    });

    route(app, orderEndpoints.cancelItems, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const over = await refuseOverLimit(deps, 'changeOrder', request, { order: id });
      if (over) return over;
      const refusal = await cancelItems(deps, id, request.body);
      return refusal ? refused(refusal) : ok(null);
    });

    done();
  };
