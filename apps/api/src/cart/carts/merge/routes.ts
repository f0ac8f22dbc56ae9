import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import { message } from '@counterpane/messages/message';
import { isCartId } from '@counterpane/rules/cart/cart-link';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallback } from 'fastify';
import { isoNow } from '../../../clock.ts';
import { failed, ok } from '../../../http/answers.ts';
import { route } from '../../../http/route.ts';
import { requireVisitor } from '../../../http/visitor.ts';
import type { CartDeps } from '../../deps.ts';
import { findOpenCart } from '../store.ts';
import { writeCart } from '../write-cart.ts';
import { handOverToken, isHandOver } from './hand-over.ts';
import { mergeCart } from './merge-cart.ts';
import { claimShare, findCart } from './shares.ts';
import { decideUndoMerge } from './undo-merge.ts';

/** Copies the cart of a link into the visitor's, and takes it back [K2, K4, K7]. */
export const mergeRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, catalogue, clock, secret } = deps;

    route(app, cartEndpoints.mergeCart, async (request, reply) => {
      const visitorId = requireVisitor(request, reply, deps);
      const { cartId, token } = request.body;
      return writeCart(deps, request, reply, {
        channel: 'cartLink',
        isOneStatement: false,
        decide: async (context, reads) => {
          const { storefront } = context;
          if (!isCartId(cartId)) return refuse({ code: 'cart_link_invalid' });
          const source = await findCart(reads.db, cartId);
          const here = { cartId, storefront: storefront.key, now: clock.now() };
          // Unknown, unshared and ended carts get the same answer, so that ids cannot be probed.
          if (source?.status !== 'open') return refuse({ code: 'cart_not_found' });
          const isOwn = source.visitorId === visitorId && source.storefront === storefront.key;
          const isAllowed =
            isOwn ||
            (source.storefront === storefront.key
              ? await claimShare(reads.db, { cartId, visitorId, now: here.now })
              : isHandOver(token ?? '', here, secret));
          if (!isAllowed) return refuse({ code: 'cart_not_found' });
          const from = catalogue.getStorefront(source.storefront);
          return mergeCart(reads, context, source, from);
        },
      });
    });

    route(app, cartEndpoints.undoMerge, (request, reply) =>
      writeCart(deps, request, reply, {
        decide: async ({ cart }) => decideUndoMerge(cart, isoNow(clock)),
      }),
    );

    route(app, cartEndpoints.handOver, async (request) => {
      const { to } = request.query;
      const target = catalogue.findStorefront(to);
      if (!target) return failed('not_found', message('There is no such storefront'));
      const { key } = request.storefront;
      const cart =
        request.visitorId === null ? null : await findOpenCart(database.db, request.visitorId, key);
      const cartId = cart && cart.lines.length > 0 && key !== to ? cart.id : null;
      const token = cartId && handOverToken(cartId, to, clock.now(), secret);
      return ok({ url: deps.storefrontUrl(to), cartId, token });
    });

    done();
  };
