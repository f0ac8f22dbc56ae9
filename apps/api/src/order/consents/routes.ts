import { orderEndpoints } from '@counterpane/contract/orders/order-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import { findAccessibleOrder } from '../access/find-accessible-order.ts';
import type { OrderDeps } from '../deps.ts';
import { endAllMailings } from '../mailings/reader-mailings.ts';
import { unsubscribe } from '../text-messages/store.ts';
import { consentsOfOrder, withdrawConsent } from './consents-of-order.ts';

/** What a shopper agreed to is seen and withdrawn where the order is seen. */
export const consentRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, orderEndpoints.orderConsents, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      return order ? ok(await consentsOfOrder(db, order)) : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, orderEndpoints.withdrawConsent, (request) =>
      changeOrder(deps, request, async (order) => {
        const { channel } = request.params;
        await deps.database.transaction(async (tx) => {
          await withdrawConsent(tx, order, channel, isoNow(deps.clock));
          if (channel === 'sms') await unsubscribe(tx, deps.clock, order.email);
          else {
            const storefront = deps.catalogue.findStorefront(order.storefront) ?? request.storefront;
            await endAllMailings(deps, tx, { storefront, email: order.email });
          }
        });
        return ok(await consentsOfOrder(db, order));
      }),
    );

    done();
  };
