import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import type { OrderDeps } from '../deps.ts';
import { changeAddress, previewAddress } from './change-address.ts';

/** Where an order goes can be changed until something of it is packed; its shopper hears of it by email. */
export const newAddressRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, orderEndpoints.previewAddress, (request) =>
      changeOrder(deps, request, async (order) => {
        const planned = await previewAddress(deps, request, order, request.body.address);
        return planned.ok ? ok({ refund: planned.change.refund }) : refused(planned.refusal);
      }),
    );

    route(app, orderEndpoints.changeAddress, (request) =>
      changeOrder(deps, request, async (order) => {
        const refusal = await changeAddress(deps, request, order, request.body);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    done();
  };
