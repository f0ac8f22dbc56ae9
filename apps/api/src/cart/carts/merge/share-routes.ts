import { cartEndpoints } from '@counterpane/contract/cart/cart-endpoints';
import { ownCartEndpoints } from '@counterpane/contract/cart/own-cart-endpoints';
import { isCartId } from '@counterpane/rules/cart/cart-link';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { attemptOn } from '../../../audit/record-act.ts';
import { withAct } from '../../../audit/with-act.ts';
import { isoNow } from '../../../clock.ts';
import type { Queries } from '../../../database/open.ts';
import { type Ok, ok, refused } from '../../../http/answers.ts';
import { itself, route } from '../../../http/route.ts';
import type { CartDeps } from '../../deps.ts';
import { EMPTY_HISTORY } from '../../history/empty-history.ts';
import { cartView } from '../../view/cart-view.ts';
import { plainContext } from '../cart-context.ts';
import { type Cart, findOpenCart } from '../store.ts';
import { isHandOver } from './hand-over.ts';
import { type CartShare, endShares, findCart, findShare, isSharedWith, shareCart } from './shares.ts';

const rows = ownCartEndpoints;

/**
 * Sharing a cart [R025]: the visitor's own, or with `at` one that staff are in, who share it in its owner's name.
 */
export const shareRoutes =
  (deps: CartDeps, at = itself): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, clock, storefrontUrl } = deps;
    const findOwn = ({ controlled, visitorId, storefront }: FastifyRequest) => {
      if (controlled) return controlled.cart;
      return visitorId === null ? null : findOpenCart(database.db, visitorId, storefront.key);
    };
    const view = (cart: Cart, share: CartShare) => shareView(share, storefrontUrl(cart.storefront));

    const write = <Result>(
      { request, cart }: { request: FastifyRequest; cart: Cart },
      change: (tx: Queries) => Promise<Ok<Result>>,
    ) => {
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

    route(
      app,
      rows.share,
      async (request) => {
        const cart = await findOwn(request);
        const share = cart && (await findShare(database.db, cart.id, clock.now()));
        return ok(share && view(cart, share));
      },
      at(rows.share),
    );

    route(
      app,
      rows.makeShare,
      async (request) => {
        const cart = await findOwn(request);
        if (!cart || cart.lines.length === 0) return refused({ code: 'cart_empty' });
        const use = { cartId: cart.id, visitorId: cart.visitorId, now: clock.now() };
        return write({ request, cart }, async (tx) =>
          ok(view(cart, await shareCart(tx, use, request.body.multiUse))),
        );
      },
      at(rows.makeShare),
    );

    route(
      app,
      rows.endShare,
      async (request) => {
        const cart = await findOwn(request);
        if (!cart) return ok(null);
        return write({ request, cart }, async (tx) => {
          await endShares(tx, cart.id);
          return ok(null);
        });
      },
      at(rows.endShare),
    );

    done();
  };

/** A shared cart as it would be copied into the visitor's own. */
export const sharedRoutes =
  (deps: CartDeps): FastifyPluginCallback =>
  (app, _options, done) => {
    const { database, catalogue, clock, secret } = deps;

    route(app, cartEndpoints.sharedCart, async (request) => {
      const { cartId } = request.params;
      const { visitorId, storefront } = request;
      if (!isCartId(cartId)) return refused({ code: 'cart_link_invalid' });
      const source = await findCart(database.db, cartId);
      const here = { cartId, storefront: storefront.key, now: clock.now() };
      if (source?.status !== 'open') return refused({ code: 'cart_not_found' });
      const isOwn = source.visitorId === visitorId && source.storefront === storefront.key;
      const isAllowed =
        isOwn ||
        (source.storefront === storefront.key
          ? await isSharedWith(database.db, { ...here, visitorId: visitorId ?? '' })
          : isHandOver(request.query.token ?? '', here, secret));
      if (!isAllowed) return refused({ code: 'cart_not_found' });
      const from = catalogue.getStorefront(source.storefront, storefront.language);
      // Only the items that would be copied are shown, and no personal data.
      const bare = { ...source, ...EMPTY_HISTORY, checkout: {}, couponCode: null, remoteControl: null };
      const { items } = cartView(plainContext(bare, from, isoNow(clock)), { withExtras: false });
      return ok({ isOwn, from: from.brand.brand.name, items });
    });

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
