import { checkoutEndpoints } from '@counterpane/contract/checkout/checkout-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { loadCartWith } from '../../cart/carts/load-cart.ts';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { findCreditOwner } from '../credit/find-credit-owner.ts';
import type { OrderDeps } from '../deps.ts';
import { orderOfCart } from '../orders/order-of-cart.ts';
import { readCheckoutState } from './checkout-state.ts';

/** What the pages of the checkout start with: what was entered, the cart, and the order once there is one [K3]. */
export const checkoutStateRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    route(app, checkoutEndpoints.checkout, async (request) => {
      const { db } = deps.database;
      const reads = { db, orders: deps.orders };
      const now = isoNow(deps.clock);
      const { context, also: order } = await loadCartWith(reads, request, { now }, orderOfCart(db));
      return ok(await readCheckoutState(deps, context, order, await findCreditOwner(request)));
    });

    done();
  };
