import { ownReviewEndpoints } from '@counterpane/contract/reviews/own-review-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../../order/access/change-order.ts';
import { findAccessibleOrder } from '../../order/access/find-accessible-order.ts';
import { photosOf } from '../../order/photos/store.ts';
import { shipmentsOf } from '../../order/shipments/store.ts';
import type { ShopDeps } from '../deps.ts';
import { orderReviews } from './own-review-view.ts';
import { withdrawReview } from './withdraw-review.ts';
import { writeReview } from './write-review.ts';
import { reviewsOfOrder } from './written-store.ts';

/** What the customer of an order writes about it: who may see it, by its page or by a mailed link, writes. */
export const ownReviewRoutes =
  (deps: ShopDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, ownReviewEndpoints.orderReviews, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      if (!order) return refused({ code: 'order_not_found', orderId: id });
      const storefront = deps.catalogue.getStorefront(order.storefront);
      if (deps.reviewServices.has(storefront.brand.key)) return ok({ author: '', lines: [] });
      const written = {
        reviews: await reviewsOfOrder(db, order.id),
        photos: await photosOf(db, order.id),
        shipments: await shipmentsOf(db, order.id),
      };
      return ok(orderReviews(order, written, storefront, request.storefront.language));
    });

    route(app, ownReviewEndpoints.writeReview, (request) =>
      changeOrder(deps, request, async ({ id }) => {
        const { itemIdentifier } = request.params;
        const { language } = request.storefront;
        const refusal = await writeReview(deps, { id, itemIdentifier }, request.body, language);
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    route(app, ownReviewEndpoints.withdrawReview, (request) =>
      changeOrder(deps, request, async ({ id }) => {
        const { itemIdentifier } = request.params;
        const refusal = await withdrawReview(deps, { id, itemIdentifier });
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    done();
  };
