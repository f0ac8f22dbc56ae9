import { cartAnswerSchema } from '@counterpane/contract/cart/carts';
import { handOverAnswerSchema, handOverQuerySchema, mergeCartSchema } from '@counterpane/contract/cart/merge';
import { isCartId } from '@counterpane/rules/cart/cart-link';
import { refuse } from '@counterpane/rules/refusals';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { isoNow } from '../../../clock.ts';
import { ok, sendAnswer } from '../../../http/answers.ts';
import { createLimit } from '../../../http/limiter.ts';
import { responses } from '../../../http/responses.ts';
import { requireVisitor } from '../../../http/visitor.ts';
import type { CartDeps } from '../../deps.ts';
import { findOpenCart } from '../store.ts';
import { writeCart } from '../write-cart.ts';
import { handOverToken, isHandOver } from './hand-over.ts';
import { mergeCart } from './merge-cart.ts';
import { claimShare, findCart } from './shares.ts';
import { decideUndoMerge } from './undo-merge.ts';

const response = responses(cartAnswerSchema);
/** Copies the cart of a link into the visitor's, and takes it back [K2, K4, K7]. */
export const mergeRoutes =
  (deps: CartDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue, clock, secret } = deps;
    const isWithinLimit = createLimit(deps, 'mergeCart');

    app.post('/carts/my/merge', { schema: { body: mergeCartSchema, response } }, async (request, reply) => {
      if (!(await isWithinLimit(request, reply))) return reply;
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

    app.post('/carts/my/merge/undo', { schema: { response } }, (request, reply) =>
      writeCart(deps, request, reply, {
        decide: async ({ cart }) => decideUndoMerge(cart, isoNow(clock)),
      }),
    );

    app.get(
      '/carts/my/handover',
      { schema: { querystring: handOverQuerySchema, response: responses(handOverAnswerSchema) } },
      async (request, reply) => {
        const { to } = request.query;
        const target = catalogue.findStorefront(to);
        if (!target) return sendAnswer(reply, { status: 404, body: NO_STOREFRONT });
        const { key } = request.storefront;
        const cart =
          request.visitorId === null ? null : await findOpenCart(database.db, request.visitorId, key);
        const cartId = cart && cart.lines.length > 0 && key !== to ? cart.id : null;
        const token = cartId && handOverToken(cartId, to, clock.now(), secret);
        return ok({ url: deps.storefrontUrl(to), cartId, token }).body;
      },
    );

    done();
  };

const NO_STOREFRONT = { status: 'error', error: 'There is no such storefront', code: 'not_found' };
