import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import { ownCartEndpoints } from '@counterpane/contract/cart/own-cart-endpoints';
import { findWhiteGloveTariff } from '@counterpane/rules/delivery/delivery-methods';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { itself, route } from '../../http/route.ts';
import { loadCart } from '../carts/load-cart.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { regionOf } from '../region/region-of.ts';
import { findCartTariff } from './cart-delivery.ts';
import { decideDelivery } from './decide-delivery.ts';
import { whiteGlovePrices } from './white-glove-prices.ts';

/** How a cart is delivered, and what white glove service costs [K7]. */
export const deliveryRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const reads = { db: deps.database.db, orders: deps.orders };

    route(app, cartEndpoints.whiteGlovePrices, async (request) => {
      const context = await loadCart(reads, request, { now: isoNow(deps.clock) });
      const state = request.query.state ?? regionOf(context.cart?.checkout)?.state ?? null;
      const tariff = findCartTariff(context, state);
      if (!tariff) return refused({ code: 'white_glove_unavailable', state: state ?? '' });
      return ok(whiteGlovePrices(context, tariff));
    });

    route(app, cartEndpoints.whiteGloveAvailability, async (request) => {
      const tariff = findWhiteGloveTariff(request.storefront.deliveryArea, request.query.state ?? null);
      return ok({ wgsAvailable: tariff !== null });
    });

    app.register(deliveryChoiceRoutes(deps));

    done();
  };

/** How a cart is delivered is chosen: the visitor's own, or one that staff are in. */
export const deliveryChoiceRoutes =
  (deps: CartDeps, at = itself): FastifyPluginCallback =>
  (app, _options, done) => {
    route(
      app,
      ownCartEndpoints.chooseDelivery,
      (request, reply) =>
        writeCart(deps, request, reply, {
          decide: async (context) => decideDelivery(context, request.body),
        }),
      at(ownCartEndpoints.chooseDelivery),
    );
    done();
  };
