import { cartAnswerSchema } from '@counterpane/contract/cart/carts';
import {
  deliveryChoiceSchema,
  whiteGloveAvailabilityAnswerSchema,
  whiteGlovePricesAnswerSchema,
  whiteGloveQuerySchema,
} from '@counterpane/contract/cart/delivery';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isoNow } from '../../clock.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import { loadCart } from '../carts/load-cart.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { regionOf } from '../region/region-of.ts';
import { decideDelivery } from './decide-delivery.ts';
import { whiteGlovePrices } from './white-glove-prices.ts';

/** How a cart is delivered, and what white glove service costs [K7]. */
export const deliveryRoutes =
  (deps: CartDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const reads = { db: deps.database.db, orders: deps.orders };

    app.get(
      '/orders/wgs',
      { schema: { querystring: whiteGloveQuerySchema, response: responses(whiteGlovePricesAnswerSchema) } },
      async (request, reply) => {
        const { storefront } = request;
        const context = await loadCart(reads, request, { now: isoNow(deps.clock) });
        const state = request.query.state ?? regionOf(context.cart?.checkout)?.state ?? null;
        const tariff = storefront.findWhiteGloveTariff(state);
        if (!tariff)
          return sendAnswer(reply, refused({ code: 'white_glove_unavailable', state: state ?? '' }));
        return sendAnswer(reply, ok(whiteGlovePrices(context, tariff)));
      },
    );

    app.get(
      '/orders/wgs/availability',
      {
        schema: {
          querystring: whiteGloveQuerySchema,
          response: responses(whiteGloveAvailabilityAnswerSchema),
        },
      },
      async (request) => {
        const storefront = request.storefront;
        return ok({ wgsAvailable: storefront.findWhiteGloveTariff(request.query.state ?? null) !== null })
          .body;
      },
    );

    app.register(deliveryChoiceRoutes(deps));

    done();
  };

/** How a cart is delivered is chosen: the visitor's own, or one that staff are in. */
export const deliveryChoiceRoutes =
  (deps: CartDeps, base = '/carts/my'): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.put(
      `${base}/delivery`,
      { schema: { body: deliveryChoiceSchema, response: responses(cartAnswerSchema) } },
      (request, reply) =>
        writeCart(deps, request, reply, {
          decide: async (context) => decideDelivery(context, request.body),
        }),
    );
    done();
  };
