import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { route } from '../../http/route.ts';
import { writeCartAs } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { checkoutView } from './checkout-view.ts';

/** Records whether store credit is to pay; how much of it is decided where the order is placed [R051]. */
export const useCreditRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { providers } = deps;
    route(app, checkoutEndpoints.useCredit, (request, reply) =>
      writeCartAs(deps, request, reply, {
        decide: async ({ cart }) => {
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          return { ok: true, change: { checkout: { ...cart.checkout, usesCredit: request.body.isUsed } } };
        },
        show: (cart) => checkoutView(cart?.checkout ?? {}, request.storefront, providers),
      }),
    );

    done();
  };
