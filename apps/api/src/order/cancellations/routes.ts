import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import type { OrderDeps } from '../deps.ts';
import { cancelItems, previewCancellation } from './cancel-items.ts';
import { cancellationView } from './cancellation-view.ts';

/** Changing one's mind: who may see an order may cancel what of it is not packed yet, and the money goes back to its payer. */
export const cancellationRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, orderEndpoints.previewCancellation, (request) =>
      changeOrder(deps, request, async (order) => {
        const planned = await previewCancellation(deps, order, request.body.lines);
        return planned.ok
          ? ok(cancellationView(order, request.storefront.language, planned.change))
          : refused(planned.refusal);
      }),
    );

    route(app, orderEndpoints.cancelItems, (request) =>
      changeOrder(deps, request, async (order) => {
        const refusal = await cancelItems(deps, order.id, request.body);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    done();
  };
