import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { refuseOverLimit } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { changeAddress, previewAddress } from './change-address.ts';

/** Where an order goes can be changed until something of it is packed; its shopper hears of it by email. */
export const newAddressRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, orderEndpoints.previewAddress, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const over = await refuseOverLimit(deps, 'changeOrder', request, { order: id });
      if (over) return over;
      const planned = await previewAddress(deps, request, order, request.body.address);
      return planned.ok ? ok({ refund: planned.change.refund }) : refused(planned.refusal);
    });

    route(app, orderEndpoints.changeAddress, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const over = await refuseOverLimit(deps, 'changeOrder', request, { order: id });
      if (over) return over;
      const refusal = await changeAddress(deps, request, order, request.body);
      return refusal ? refused(refusal) : ok(null);
    });

    done();
  };
