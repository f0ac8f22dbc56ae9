import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { route } from '../../http/route.ts';
import { writeCartAs } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { checkoutView } from './checkout-view.ts';

/** Records that a question was answered, whatever the answer: it is not asked of this cart again [K4]. */
export const acknowledgeRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { providers } = deps;
    route(app, checkoutEndpoints.acknowledge, (request, reply) =>
      writeCartAs(deps, request, reply, {
        decide: async ({ cart }) => {
          if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
          const known = cart.checkout.acknowledged ?? [];
          const { question } = request.body;
          if (known.includes(question)) return { ok: true, change: null };
          return {
            ok: true,
            change: { checkout: { ...cart.checkout, acknowledged: [...known, question] } },
          };
        },
        show: (cart) => checkoutView(cart?.checkout ?? {}, request.storefront, providers),
      }),
    );

    done();
  };
