import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { findExchanges } from '../exchanges/find-exchanges.ts';
import { choicesFor } from '../exchanges/plan-exchange.ts';
import type { Order } from '../orders/store.ts';
import { photosOf } from '../photos/store.ts';
import { refundsOf } from '../refunds/store.ts';
import { cancelReturn, previewReturn, requestReturn } from './request-return.ts';
import { orderReturns, returnPreview } from './return-view.ts';

/** Sending back what was delivered: who may see an order may, and the money goes back to its payer. */
export const orderReturnRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    const view = async (request: FastifyRequest, order: Order) => {
      const contents = await loadContents(db, deps, order);
      const exchanges = await findExchanges(db, contents.returns);
      const { entries } = deps.catalogue.getStorefront(order.storefront);
      return ok(
        orderReturns(contents, request.storefront.language, {
          refunds: await refundsOf(db, order.id),
          photos: await photosOf(db, order.id),
          exchanges: await Promise.all(
            exchanges.map(async (one) => ({
              ...one,
              mayOpen: (await findAccessibleOrder(deps, request, one.order.id)) !== null,
            })),
          ),
          mayExchange: (item) => choicesFor(contents, item, { entries }).length > 0,
          today: isoNow(deps.clock).slice(0, 10),
        }),
      );
    };

    route(app, orderEndpoints.orderReturns, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      return order ? view(request, order) : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, orderEndpoints.previewReturn, (request) =>
      changeOrder(deps, request, async (order) => {
        const planned = await previewReturn(deps, order, request.body.lines);
        const goods = { order, storefront: deps.catalogue.getStorefront(order.storefront) };
        return planned.ok
          ? ok(returnPreview(goods, request.storefront.language, planned.change))
          : refused(planned.refusal);
      }),
    );

    route(app, orderEndpoints.requestReturn, (request) =>
      changeOrder(deps, request, async (order) => {
        const refusal = await requestReturn(deps, order.id, request.body);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    route(app, orderEndpoints.cancelReturn, (request) =>
      changeOrder(deps, request, async (order) => {
        const refusal = await cancelReturn(deps, order.id, request.params.returnId);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    done();
  };
