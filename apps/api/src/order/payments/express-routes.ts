import { checkoutAnswerSchema, expressSchema } from '@counterpane/contract/checkout/checkout';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { writeCart } from '../../cart/carts/write-cart.ts';
import { checkoutView } from '../../cart/checkout/checkout-view.ts';
import { decideExpress } from '../../cart/checkout/express.ts';
import { offeredMethods } from '../../cart/payment-methods/method-availability.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../deps.ts';

/** How far an express wallet is, kept with the cart: a page that is opened again knows it [K3]. */
export const expressRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { providers } = deps;
    const isWithinLimit = createLimit(deps, 'askProviderSession');
    app.put(
      '/carts/my/checkout/express',
      { schema: { body: expressSchema, response: responses(checkoutAnswerSchema) } },
      async (request, reply) => {
        if (!(await isWithinLimit(request, reply))) return reply;
        return writeCart(deps, request, reply, {
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
      },
    );
    done();
  };
