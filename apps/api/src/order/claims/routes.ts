import { claimEndpoints } from '@counterpane/contract/orders/claim-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { orderClaims } from './claim-view.ts';

/** Warranty and protection of an order: who may see it sees what is covered. */
export const claimRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, claimEndpoints.orderClaims, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const storefront = deps.catalogue.getStorefront(order.storefront);
      const contents = { ...(await loadContents(db, deps, order)), storefront };
      return ok(orderClaims(contents, request.storefront.language, isoNow(deps.clock).slice(0, 10)));
    });

    done();
  };
