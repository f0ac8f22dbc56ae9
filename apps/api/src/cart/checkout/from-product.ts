import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { route } from '../../http/route.ts';
import { writeCartAs } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { checkoutView } from './checkout-view.ts';
import type { SavedCheckout } from './saved-checkout.ts';

/** A product page leads straight to the checkout, past the page of the cart ([K3], `pdpRedirected`). */
export const fromProductRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { providers } = deps;
    route(app, checkoutEndpoints.comeFromProduct, (request, reply) =>
      writeCartAs(deps, request, reply, {
        decide: async ({ cart }) => {
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          const { checkout } = cart;
          return {
            ok: true,
            change: checkout.fromProduct ? null : { checkout: { ...checkout, fromProduct: true } },
          };
        },
        show: (cart) => checkoutView(cart?.checkout ?? {}, request.storefront, providers),
      }),
    );
    done();
  };

/** Forgets that a product page led straight to the checkout; what is added next decides anew. */
export const withoutProduct = ({ fromProduct: _before, ...rest }: SavedCheckout): SavedCheckout => rest;
