import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import { latestDay, parseDeliveryDate } from '@counterpane/rules/delivery/certain-days';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { route } from '../../http/route.ts';
import { loadCart } from '../carts/load-cart.ts';
import type { Cart } from '../carts/store.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { cartPromise } from './cart-delivery-promise.ts';
import { type DeliveryRefusalCode, decideDelivery } from './decide-delivery.ts';

/**
 * The certain delivery date as a service of the cart, at the paths of [K7]: what is possible, choosing
 * a day, taking it back. The brand of the query is the host's; the date is `certainDeliveryDate` [D64].
 */
export const certainDateRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const reads = { db: deps.database.db, orders: deps.orders };

    const choose = (
      request: FastifyRequest,
      reply: FastifyReply,
      { id, certainDeliveryDate }: { readonly id: string; readonly certainDeliveryDate: string | null },
    ) =>
      writeCart<DeliveryRefusalCode | 'cart_not_found'>(deps, request, reply, {
        decide: async (context) =>
          isOwn(context.cart, id)
            ? decideDelivery(context, { certainDeliveryDate })
            : refuse({ code: 'cart_not_found' }),
      });

    route(app, cartEndpoints.certainDates, async (request) => {
      const { params, query } = request;
      const context = await loadCart(reads, request, { now: isoNow(deps.clock) });
      const { cart } = context;
      if (!cart || !isOwn(cart, params.id)) return refused({ code: 'cart_not_found' });
      const earliest = cartPromise(context).from;
      const asked = query.certainDeliveryDate;
      return ok({
        earliest,
        latest: latestDay(earliest),
        isAvailable: asked === undefined ? null : parseDeliveryDate(asked, earliest).ok,
        certainDeliveryDate: cart.checkout.certainDeliveryDate ?? null,
      });
    });

    route(app, cartEndpoints.chooseCertainDate, (request, reply) =>
      choose(request, reply, {
        id: request.params.id,
        certainDeliveryDate: request.query.certainDeliveryDate,
      }),
    );

    route(app, cartEndpoints.endCertainDate, (request, reply) =>
      choose(request, reply, { id: request.params.id, certainDeliveryDate: null }),
    );

    done();
  };

/** A cart belongs to its visitor: its id opens it for no other. */
const isOwn = (cart: Cart | null, id: string): boolean => id === 'my' || cart?.id === id;
