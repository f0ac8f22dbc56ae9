import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok, refused } from '../../http/answers.ts';
import { callerOf } from '../../http/limiter.ts';
import { route } from '../../http/route.ts';
import { findOpenCart } from '../carts/store.ts';
import { writeCart, writeCartAs } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { decideEndControl, decideInvite } from './decide-remote-control.ts';
import { type Streams, sendNothing, streamCart } from './event-stream.ts';
import { remoteTokenView } from './remote-control-views.ts';
import { findRemoteControl } from './remote-token.ts';

/** The shopper's side of remote control: the token of the own cart, its end, and news of the cart. */
export const remoteTokenRoutes =
  (deps: CartDeps, streams: Streams): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, clock } = deps;

    // Only writes make visitors; a client without a cookie has no cart either.
    /** The token of an invitation. Reading it creates none. */
    route(app, cartEndpoints.remoteToken, async (request) => {
      const { visitorId, storefront } = request;
      const cart = visitorId === null ? null : await findOpenCart(database.db, visitorId, storefront.key);
      const view = cart?.id === request.params.cartId ? remoteTokenView(cart, deps) : null;
      return view ? ok(view) : refused({ code: 'cart_not_found' });
    });

    route(app, cartEndpoints.askForHelp, async (request, reply) =>
      request.visitorId === null
        ? refused({ code: 'cart_not_found' })
        : writeCartAs(deps, request, reply, {
            decide: async ({ cart }) => decideInvite(cart, request.params.cartId, deps),
            show: (cart) => {
              const view = cart && remoteTokenView(cart, deps);
              if (!view) throw new Error('staff were let into a cart, and it has no token');
              return view;
            },
          }),
    );

    route(app, cartEndpoints.endHelp, async (request, reply) =>
      request.visitorId === null
        ? refused({ code: 'cart_not_found' })
        : writeCart(deps, request, reply, {
            decide: async ({ cart }) => decideEndControl(cart, request.params.cartId, isoNow(clock)),
          }),
    );

    route(app, cartEndpoints.cartEvents, async (request, reply) => {
      const { visitorId, storefront } = request;
      const { key } = storefront;
      const findCart = async () => (visitorId === null ? null : findOpenCart(database.db, visitorId, key));
      const cart = await findCart();
      if (!cart) return sendNothing(reply);
      return streamCart(reply, {
        cartId: cart.id,
        ...streams,
        address: callerOf(deps, request).address,
        findVersion: async () => {
          const current = await findCart();
          return findRemoteControl(current, isoNow(clock)) && (current?.version ?? null);
        },
      });
    });

    done();
  };
