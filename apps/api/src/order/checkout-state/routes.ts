import { checkoutStateAnswerSchema } from '@counterpane/contract/checkout/checkout-state';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { loadCartWith } from '../../cart/carts/load-cart.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../deps.ts';
import { orderOfCart } from '../orders/order-of-cart.ts';
import { readCheckoutState } from './checkout-state.ts';

/** What the pages of the checkout start with: what was entered, the cart, and the order once there is one [K3]. */
export const checkoutStateRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/carts/my/checkout',
      { schema: { response: responses(checkoutStateAnswerSchema) } },
      async (request) => {
        const { db } = deps.database;
        const reads = { db, orders: deps.orders };
        const now = isoNow(deps.clock);
        const { context, also: order } = await loadCartWith(reads, request, { now }, orderOfCart(db));
        return ok(await readCheckoutState(deps, context, order)).body;
      },
    );

    done();
  };
