import {
  cartShareAnswerSchema,
  makeShareSchema,
  sharedCartAnswerSchema,
  sharedCartQuerySchema,
} from '@counterpane/contract/cart-shares';
import { isCartId } from '@counterpane/rules/cart/cart-link';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isoNow } from '../../clock.ts';
import type { ApiDeps } from '../../deps.ts';
import { no, ok, sendAnswer } from '../../http/answers.ts';
import { createLimit } from '../../http/limiter.ts';
import { responses } from '../../http/responses.ts';
import { cartView } from '../cart-view.ts';
import { findOpenCart } from '../store.ts';
import { isHandOver } from './hand-over.ts';
import { type CartShare, endShares, findCart, findShare, isSharedWith, shareCart } from './shares.ts';

const response = responses(cartShareAnswerSchema);
const params = z.object({ cartId: z.string().max(100) });

/** Sharing the own cart, and what somebody shared as it would come into one's own (decision 025). */
export const shareRoutes =
  (deps: ApiDeps): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { database, catalogue, clock, secret } = deps;
    const mayShare = createLimit(deps, 'shareCart');
    const maySee = createLimit(deps, 'seeSharedCart');
    const findOwn = (visitorId: string | null, storefront: string) =>
      visitorId === null ? null : findOpenCart(database.db, visitorId, storefront);

    app.get('/carts/my/share', { schema: { response } }, async (request, reply) => {
      const cart = await findOwn(request.visitorId, request.storefront.key);
      const share = cart && (await findShare(database.db, cart.id, clock.now()));
      return sendAnswer(reply, ok(share && shareView(share)));
    });

    app.post('/carts/my/share', { schema: { body: makeShareSchema, response } }, async (request, reply) => {
      if (!(await mayShare(request, reply))) return reply;
      const { visitorId, storefront, body } = request;
      const cart = await findOwn(visitorId, storefront.key);
      if (!cart || visitorId === null || cart.lines.length === 0)
        return sendAnswer(reply, no({ code: 'cart_empty' }));
      const use = { cartId: cart.id, visitorId, now: clock.now() };
      const share = await database.transaction((tx) => shareCart(tx, use, body.multiUse));
      return sendAnswer(reply, ok(shareView(share)));
    });

    app.delete('/carts/my/share', { schema: { response } }, async (request, reply) => {
      const cart = await findOwn(request.visitorId, request.storefront.key);
      if (cart) await endShares(database.db, cart.id);
      return sendAnswer(reply, ok(null));
    });

    app.get(
      '/carts/shared/:cartId',
      { schema: { params, querystring: sharedCartQuerySchema, response: responses(sharedCartAnswerSchema) } },
      async (request, reply) => {
        if (!(await maySee(request, reply))) return reply;
        const { cartId } = request.params;
        const { visitorId, storefront } = request;
        if (!isCartId(cartId)) return sendAnswer(reply, no({ code: 'cart_link_invalid' }));
        const source = await findCart(database.db, cartId);
        const here = { cartId, storefront: storefront.key, now: clock.now() };
        if (source?.status !== 'open') return sendAnswer(reply, no({ code: 'cart_not_found' }));
        const isOwn = source.visitorId === visitorId && source.storefront === storefront.key;
        const isAllowed =
          isOwn ||
          (source.storefront === storefront.key
            ? await isSharedWith(database.db, { ...here, visitorId: visitorId ?? '' })
            : isHandOver(request.query.token ?? '', here, secret));
        if (!isAllowed) return sendAnswer(reply, no({ code: 'cart_not_found' }));
        const from = catalogue.getStorefront(source.storefront);
        // Of the person nothing is shown, and of the cart what would be copied.
        const bare = { ...source, checkout: {}, history: [], couponCode: null, remoteControl: null };
        const { items } = cartView(bare, from, isoNow(clock));
        return sendAnswer(reply, ok({ isOwn, from: from.brand.brand.name, items }));
      },
    );

    done();
  };

const shareView = ({ cartId, multiUse, uses, usedBy, endsAt }: CartShare) => ({
  cartId,
  multiUse,
  uses,
  isUsedUp: usedBy !== null,
  endsAt: new Date(endsAt).toISOString(),
});
