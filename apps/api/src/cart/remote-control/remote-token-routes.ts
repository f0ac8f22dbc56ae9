import { cartAnswerSchema } from '@counterpane/contract/cart/carts';
import { remoteTokenAnswerSchema, staffCartParamsSchema } from '@counterpane/contract/cart/remote-control';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isoNow } from '../../clock.ts';
import { ok, refused, sendAnswer } from '../../http/answers.ts';
import { callerOf } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { findOpenCart } from '../carts/store.ts';
import { writeCart } from '../carts/write-cart.ts';
import type { CartDeps } from '../deps.ts';
import { decideEndControl, decideInvite } from './decide-remote-control.ts';
import { type Streams, streamCart } from './event-stream.ts';
import { remoteTokenView } from './remote-control-views.ts';
import { findRemoteControl } from './remote-token.ts';

/** The shopper's side of remote control: the token of the own cart, its end, and news of the cart. */
export const remoteTokenRoutes =
  (deps: CartDeps, streams: Streams): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, clock } = deps;
    const schema = { params: staffCartParamsSchema };

    // Only writes make visitors; a client without a cookie has no cart either.
    /** The token of an invitation. Reading it creates none. */
    app.get(
      '/carts/:cartId/remoteToken',
      { schema: { ...schema, response: responses(remoteTokenAnswerSchema) }, exposeHeadRoute: false },
      async (request, reply) => {
        const { visitorId, storefront } = request;
        const cart = visitorId === null ? null : await findOpenCart(database.db, visitorId, storefront.key);
        const view = cart?.id === request.params.cartId ? remoteTokenView(cart, deps) : null;
        return sendAnswer(reply, view ? ok(view) : refused({ code: 'cart_not_found' }));
      },
    );

    app.post(
      '/carts/:cartId/remoteToken',
      { schema: { ...schema, response: responses(remoteTokenAnswerSchema) } },
      (request, reply) =>
        request.visitorId === null
          ? sendAnswer(reply, refused({ code: 'cart_not_found' }))
          : writeCart(deps, request, reply, {
              decide: async ({ cart }) => decideInvite(cart, request.params.cartId, deps),
              show: (cart) => cart && remoteTokenView(cart, deps),
            }),
    );

    app.delete(
      '/carts/:cartId/remoteToken',
      { schema: { ...schema, response: responses(cartAnswerSchema) } },
      (request, reply) =>
        request.visitorId === null
          ? sendAnswer(reply, refused({ code: 'cart_not_found' }))
          : writeCart(deps, request, reply, {
              decide: async ({ cart }) => decideEndControl(cart, request.params.cartId, isoNow(clock)),
            }),
    );

    app.get(
      '/carts/my/events',
      { schema: { hide: true }, exposeHeadRoute: false },
      async (request, reply) => {
        const { visitorId, storefront } = request;
        const { key } = storefront;
        const findCart = async () => (visitorId === null ? null : findOpenCart(database.db, visitorId, key));
        const cart = await findCart();
        if (!cart) return reply.code(204).send();
        return streamCart(reply, {
          cartId: cart.id,
          ...streams,
          address: callerOf(deps, request).address,
          findVersion: async () => {
            const current = await findCart();
            return findRemoteControl(current, isoNow(clock)) && (current?.version ?? null);
          },
        });
      },
    );

    done();
  };
