import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { writeCartAs } from '../../cart/carts/write-cart.ts';
import { checkoutView } from '../../cart/checkout/checkout-view.ts';
import { decideExpress } from '../../cart/checkout/express.ts';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import { route } from '../../http/route.ts';
import type { OrderDeps } from '../deps.ts';

/** How far an express wallet is, kept with the cart: a page that is opened again knows it [K3]. */
export const expressRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { providers } = deps;
    route(app, checkoutEndpoints.reportExpress, async (request, reply) => {
      return writeCartAs(deps, request, reply, {
        decide: async ({ cart }) => {
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          const offered = offeredMethods(request.storefront, providers);
          if (!offered.some(({ id }) => id === request.body.provider))
            return refuse({ code: 'payment_provider_not_found' });
          const decision = decideExpress(cart.checkout, request.body);
          return decision.ok ? { ok: true, change: { checkout: decision.change } } : decision;
        },
        show: (cart) => checkoutView(cart?.checkout ?? {}, request.storefront, providers),
      });
    });
    done();
  };
