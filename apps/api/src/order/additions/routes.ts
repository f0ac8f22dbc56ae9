import { additionEndpoints } from '@counterpane/contract/orders/addition-endpoints';
import { decideAddition } from '@counterpane/rules/orders/decide-addition';
import type { FastifyPluginCallback } from 'fastify';
import { writeCartAs } from '../../cart/carts/write-cart.ts';
import { cartOffersWhiteGlove } from '../../cart/delivery/cart-delivery.ts';
import { mayCallTaxService } from '../../cart/taxes/may-call-tax-service.ts';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { changeOrder } from '../access/change-order.ts';
import { findAccessibleOrder, mayReadPerson } from '../access/find-accessible-order.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { addressOf } from '../exchanges/price-piece.ts';
import { addableOrder } from './addable-order.ts';
import { additionsView } from './additions-view.ts';
import { checkoutOfAddition } from './checkout-of-addition.ts';

/**
 * Adding to an order: the cart is its shopper's, so that who only follows a link adds nothing, and does not get the address
 * into a cart of their own [R058].
 */
export const additionRoutes =
  (deps: OrderDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { db } = deps.database;

    route(app, additionEndpoints.orderAdditions, async (request) => {
      const { id } = request.params;
      const order = await findAccessibleOrder(deps, request, id, request.query.token);
      return order
        ? ok(await additionsView(deps, request, order))
        : refused({ code: 'order_not_found', orderId: id });
    });

    route(app, additionEndpoints.addToOrder, (request, reply) =>
      changeOrder(deps, request, async (order) => {
        const { storefront } = request;
        const isTheirs = await mayReadPerson(order, request, deps.clock);
        if (!isTheirs || order.storefront !== storefront.key) return refused({ code: 'addition_closed' });
        const decision = decideAddition(
          addableOrder(await loadContents(db, deps, order)),
          isoNow(deps.clock),
        );
        if (!decision.ok) return refused(decision.refusal);
        const address = addressOf(order.frozen.shippingDetails);
        const taxRate = await deps.findTaxRate(address, mayCallTaxService(deps, request));
        return writeCartAs(deps, request, reply, {
          decide: async (context) => ({
            ok: true,
            change: {
              checkout: checkoutOfAddition(context.cart?.checkout ?? {}, order, {
                ...{ address, taxRate, now: context.now, until: decision.change.until },
                offersWhiteGlove: cartOffersWhiteGlove(context),
              }),
            },
          }),
          show: () => null,
        });
      }),
    );

    done();
  };
