import {
  cartShareAnswerSchema,
  makeShareSchema,
  sharedCartAnswerSchema,
  sharedCartQuerySchema,
} from '@counterpane/contract/cart/cart-shares';
import { isCartId } from '@counterpane/rules/cart/cart-link';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attemptOn } from '../../../audit/record-act.ts';
import { withAct } from '../../../audit/with-act.ts';
import { isoNow } from '../../../clock.ts';
import type { Queries } from '../../../database/open.ts';
import { type Answer, ok, refused, sendAnswer } from '../../../http/answers.ts';
import { createLimit } from '../../../http/limiter.ts';
import { responses } from '../../../http/responses.ts';
import type { CartDeps } from '../../deps.ts';
import { plainContext } from '../cart-context.ts';
import { cartView } from '../cart-view.ts';
import { EMPTY_HISTORY } from '../empty-history.ts';
import { type Cart, findOpenCart } from '../store.ts';
import { isHandOver } from './hand-over.ts';
import { type CartShare, endShares, findCart, findShare, isSharedWith, shareCart } from './shares.ts';

const response = responses(cartShareAnswerSchema);
const params = z.object({ cartId: z.string().max(100) });

/**
 * Sharing a cart [R025]. `base` is where the cart is: the visitor's own, or one that staff are in, who share it
 * in its owner's name.
 */
export const shareRoutes =
  (deps: CartDeps, base = '/carts/my'): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, clock, storefrontUrl } = deps;
    const path = `${base}/share`;
    const mayShare = createLimit(deps, 'shareCart');
    const findOwn = ({ controlled, visitorId, storefront }: FastifyRequest) => {
      if (controlled) return controlled.cart;
      return visitorId === null ? null : findOpenCart(database.db, visitorId, storefront.key);
    };
    const view = (cart: Cart, share: CartShare) => shareView(share, storefrontUrl(cart.storefront));

    const write = ({ request, cart }: { request: FastifyRequest; cart: Cart }, change: Change) => {
      const { controlled } = request;
      if (!controlled) return database.transaction(change);
      const staffWrite = {
        request,
        memberId: controlled.helper.id,
        attempt: attemptOn('share-cart', 'cart', cart.id),
        write: async (tx: Queries) => ({ answer: await change(tx), storefront: cart.storefront }),
      };
      return withAct(deps, staffWrite, database.transaction);
    };

    app.get(path, { schema: { response } }, async (request, reply) => {
      const cart = await findOwn(request);
      const share = cart && (await findShare(database.db, cart.id, clock.now()));
      return sendAnswer(reply, ok(share && view(cart, share)));
    });

    app.post(path, { schema: { body: makeShareSchema, response } }, async (request, reply) => {
      if (!(await mayShare(request, reply))) return reply;
      const cart = await findOwn(request);
      if (!cart || cart.lines.length === 0) return sendAnswer(reply, refused({ code: 'cart_empty' }));
      const use = { cartId: cart.id, visitorId: cart.visitorId, now: clock.now() };
      const answer = await write({ request, cart }, async (tx) =>
        ok(view(cart, await shareCart(tx, use, request.body.multiUse))),
      );
      return sendAnswer(reply, answer);
    });

    app.delete(path, { schema: { response } }, async (request, reply) => {
      const cart = await findOwn(request);
      if (!cart) return sendAnswer(reply, ok(null));
      const answer = await write({ request, cart }, async (tx) => {
        await endShares(tx, cart.id);
        return ok(null);
      });
      return sendAnswer(reply, answer);
    });

    done();
  };

type Change = (tx: Queries) => Promise<Answer>;

/** A shared cart as it would be copied into the visitor's own. */
export const sharedRoutes =
  (deps: CartDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue, clock, secret } = deps;
    const maySee = createLimit(deps, 'seeSharedCart');

    app.get(
      '/carts/shared/:cartId',
      { schema: { params, querystring: sharedCartQuerySchema, response: responses(sharedCartAnswerSchema) } },
      async (request, reply) => {
        if (!(await maySee(request, reply))) return reply;
        const { cartId } = request.params;
        const { visitorId, storefront } = request;
        if (!isCartId(cartId)) return sendAnswer(reply, refused({ code: 'cart_link_invalid' }));
        const source = await findCart(database.db, cartId);
        const here = { cartId, storefront: storefront.key, now: clock.now() };
        if (source?.status !== 'open') return sendAnswer(reply, refused({ code: 'cart_not_found' }));
        const isOwn = source.visitorId === visitorId && source.storefront === storefront.key;
        const isAllowed =
          isOwn ||
          (source.storefront === storefront.key
            ? await isSharedWith(database.db, { ...here, visitorId: visitorId ?? '' })
            : isHandOver(request.query.token ?? '', here, secret));
        if (!isAllowed) return sendAnswer(reply, refused({ code: 'cart_not_found' }));
        const from = catalogue.getStorefront(source.storefront);
        // Only the items that would be copied are shown, and no personal data.
        const bare = { ...source, ...EMPTY_HISTORY, checkout: {}, couponCode: null, remoteControl: null };
        const { items } = cartView(plainContext(bare, from, isoNow(clock)));
        return sendAnswer(reply, ok({ isOwn, from: from.brand.brand.name, items }));
      },
    );

    done();
  };

const shareView = ({ cartId, multiUse, uses, usedBy, endsAt }: CartShare, shop: string) => ({
  cartId,
  url: new URL(`/checkout/cart?cart=${cartId}${multiUse ? '&multiUse=1' : ''}`, shop).href,
  multiUse,
  uses,
  isUsedUp: usedBy !== null,
  endsAt: new Date(endsAt).toISOString(),
});
