import { checkoutStateAnswerSchema } from '@counterpane/contract/checkout/checkout-state';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { loadCart } from '../../cart/carts/load-cart.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import type { OrderDeps } from '../deps.ts';
import { readCheckoutState } from './checkout-state.ts';

/** What the pages of the checkout start with: what was entered, the cart, and the order once there is one [K3]. */
export const checkoutStateRoutes =
  (deps: OrderDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    app.get(
      '/carts/my/checkout',
      { schema: { response: responses(checkoutStateAnswerSchema) } },
      async (request) => {
        const reads = { db: deps.database.db, orders: deps.orders };
        return ok(await readCheckoutState(deps, await loadCart(reads, request, { now: isoNow(deps.clock) })))
          .body;
      },
    );

    done();
  };
