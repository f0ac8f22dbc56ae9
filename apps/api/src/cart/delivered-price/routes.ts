import { cartAnswerSchema } from '@counterpane/contract/cart/carts';
import {
  deliveredPriceAnswerSchema,
  deliveredPriceQuerySchema,
  priceHoldSchema,
} from '@counterpane/contract/cart/delivered-price';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isoNow } from '../../clock.ts';
import { ok, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { refuseRegion } from '../region/refuse-region.ts';
import { mayAskTaxService } from '../taxes/may-ask.ts';
import { findHold, withHold } from './price-hold.ts';
import { cartDeliveredPriceRoutes } from './quote-cart-route.ts';
import { quoteDelivered } from './quote-delivered.ts';

/** What something costs at the door before any form, and the promise that it will [R015]. */
export const deliveredPriceRoutes =
  (deps: CartDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { clock, secret, findTaxRate } = deps;
    const isWithinLimit = createLimit(deps, 'askDeliveredPrice');

    app.get(
      '/delivered-price',
      {
        schema: { querystring: deliveredPriceQuerySchema, response: responses(deliveredPriceAnswerSchema) },
      },
      async (request, reply) => {
        if (!(await isWithinLimit(request, reply))) return reply;
        const storefront = request.storefront;
        const quoted = await quoteDelivered(request.query, storefront, {
          now: isoNow(clock),
          secret,
          findTaxRate,
          mayAskTaxes: mayAskTaxService(deps, request),
        });
        return sendAnswer(reply, quoted.ok ? ok(quoted.change) : refuseRegion(quoted.refusal));
      },
    );

    app.put(
      '/carts/my/price-hold',
      { schema: { body: priceHoldSchema, response: responses(cartAnswerSchema) } },
      (request, reply) =>
        writeCart(deps, request, reply, {
          decide: async ({ cart, storefront, now }) => {
            if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
            const hold = findHold(request.body.quote, { storefront: storefront.key, now, secret });
            if (!hold) return refuse({ code: 'price_hold_expired' });
            const priceHolds = withHold(cart.checkout.priceHolds ?? [], hold, now);
            return { ok: true, change: { checkout: { ...cart.checkout, priceHolds } } };
          },
        }),
    );

    app.register(cartDeliveredPriceRoutes(deps));

    done();
  };
