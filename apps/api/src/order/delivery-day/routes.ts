import { deliveryDayEndpoints } from '@counterpane/contract/orders/delivery-day-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { windowOf } from '../shipments/shipment-view.ts';
import { agreedDay } from './agree-on-day.ts';
import { chooseDay } from './choose-day.ts';
import { daysOfShipment } from './shipment-days.ts';

/** The day of delivery can be chosen again until a shipment is packed; its shopper hears of it by email. */
export const deliveryDayRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, deliveryDayEndpoints.deliveryDays, (request) =>
      changeOrder(deps, request, async (order) => {
        const contents = await loadContents(deps.database.db, deps, order);
        const shipment = contents.shipments.find(({ id }) => id === request.params.shipmentId);
        if (!shipment) return refused({ code: 'order_not_found', orderId: order.id });
        return ok({
          days: daysOfShipment(contents, shipment),
          windows: deps.catalogue.getStorefront(order.storefront).deliveryWindows,
          chosen: agreedDay(shipment),
          window: windowOf(shipment),
        });
      }),
    );

    route(app, deliveryDayEndpoints.chooseDeliveryDay, (request) =>
      changeOrder(deps, request, async (order) => {
        const { shipmentId } = request.params;
        const refusal = await chooseDay(deps, order, { shipmentId, ...request.body });
        return refusal ? refused(refusal) : ok(null);
      }),
    );

    done();
  };
