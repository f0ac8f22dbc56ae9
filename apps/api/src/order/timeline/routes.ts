import { timelineEndpoints } from '@counterpane/contract/orders/timeline-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { loadHistory } from './load-history.ts';
import { timelineOf } from './timeline-of.ts';

/** What happened with an order, for everyone who may see it: it names no person. */
export const timelineRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, timelineEndpoints.orderTimeline, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      return order
        ? ok(timelineOf(await loadHistory(deps.database.db, order)))
        : refused({ code: 'order_not_found', orderId: id });
    });

    done();
  };
