import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { refuseRegion } from '../region/refuse-region.ts';
import { mayCallTaxService } from '../taxes/may-call-tax-service.ts';
import { findHold, withHold } from './price-hold.ts';
import { cartDeliveredPriceRoutes } from './quote-cart-route.ts';
import { quoteDelivered } from './quote-delivered.ts';

/** What something costs at the door before any form, and the promise that it will [R015]. */
export const deliveredPriceRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { clock, secret, findTaxRate } = deps;

    route(app, cartEndpoints.deliveredPrice, async (request) => {
      const storefront = request.storefront;
      const quoted = await quoteDelivered(request.query, storefront, {
        now: isoNow(clock),
        secret,
        findTaxRate,
        mayAskTaxes: mayCallTaxService(deps, request),
      });
      return quoted.ok ? ok(quoted.change) : refuseRegion(quoted.refusal);
    });

    route(app, cartEndpoints.holdPrice, (request, reply) =>
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
