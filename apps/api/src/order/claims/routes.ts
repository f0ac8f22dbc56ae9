import { claimEndpoints } from '@counterpane/contract/orders/claim-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { photosOf } from '../photos/store.ts';
import { shipmentsOf } from '../shipments/store.ts';
import { orderClaims } from './claim-view.ts';
import { answerClaim, makeClaim, withdrawClaim } from './make-claim.ts';
import { claimsOf } from './store.ts';

/** Warranty and protection of an order: who may see it sees what is covered, and claims it. */
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
      const claimed = {
        claims: await claimsOf(db, order.id),
        photos: await photosOf(db, order.id),
        shipments: await shipmentsOf(db, order.id),
      };
      const today = isoNow(deps.clock).slice(0, 10);
      return ok(orderClaims(contents, claimed, request.storefront.language, today));
    });

    route(app, claimEndpoints.makeClaim, (request) =>
      changeOrder(deps, request, async (order) => {
        const refusal = await makeClaim(deps, order.id, request.body);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    route(app, claimEndpoints.answerClaim, (request) =>
      changeOrder(deps, request, async () => {
        const refusal = await answerClaim(deps, request.params, request.body);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    route(app, claimEndpoints.withdrawClaim, (request) =>
      changeOrder(deps, request, async () => {
        const refusal = await withdrawClaim(deps, request.params);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    done();
  };
