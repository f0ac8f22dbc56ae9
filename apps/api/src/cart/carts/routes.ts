import {
  addItemsSchema,
  cartAnswerSchema,
  changeItemSchema,
  couponSchema,
  removeItemSchema,
} from '@counterpane/contract/cart/carts';
import { applyChange } from '@counterpane/rules/cart/apply-change';
import { decideChangeLine, decideRemoveLine } from '@counterpane/rules/cart/change-line';
import { stockItemsOf } from '@counterpane/rules/cart/shortage';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { responses } from '../../http/responses.ts';
import { withoutProduct } from '../checkout/from-product.ts';
import { withQuote } from '../delivered-price/price-hold.ts';
import type { CartDeps } from '../deps.ts';
import { remoteControlView } from '../remote-control/remote-control-views.ts';
import { addInOrder } from './add-in-order.ts';
import { applyCouponCode, decideRemoveCoupon } from './apply-coupon-code.ts';
import { cartView } from './cart-view.ts';
import type { CartWrite } from './change-cart.ts';
import { decideClear, decideUndoClear } from './clear-cart.ts';
import { couponTries } from './coupon-tries.ts';
import { findFulfillmentRefusal } from './find-fulfillment-refusal.ts';
import { type HistoryEntry, withEntry } from './history.ts';
import { placesOf } from './items-in-order.ts';
import { loadCart } from './load-cart.ts';
import { type Cart, readAvailableStock } from './store.ts';
import { storefrontForCart } from './storefront-for-cart.ts';
import { writeCart } from './write-cart.ts';

const response = responses(cartAnswerSchema);
const itemParams = z.object({ itemIdentifier: z.string().max(64) });

/**
 * The cart calls of [K7]. Each is parse, load, decide, save, respond. `base` is where the cart is: the
 * visitor's own, or one that staff are in.
 */
export const cartRoutes =
  (deps: CartDeps, base = '/carts/my'): FastifyPluginCallbackZod =>
  (app, _options, done) => {
    const { clock } = deps;

    const write = (request: FastifyRequest, reply: FastifyReply, decide: CartWrite['decide']) =>
      writeCart(deps, request, reply, { decide });

    const logged = (cart: Cart | null, type: HistoryEntry['type'], source?: AddSource): HistoryEntry[] =>
      withEntry(cart?.history ?? [], {
        type,
        at: isoNow(clock),
        ...(source ? { metadata: { source } } : {}),
      });

    app.get(base, { schema: { response } }, async (request) => {
      const visitor = { visitorId: request.visitorId, storefront: storefrontForCart(deps, request) };
      const reads = { db: deps.database.db, orders: deps.orders };
      const context = await loadCart(reads, visitor, { now: isoNow(clock) });
      const view = cartView(context);
      return ok(request.controlled ? view : { ...view, help: remoteControlView(context.cart, deps) }).body;
    });

    app.delete(base, { schema: { response } }, (request, reply) =>
      write(request, reply, async ({ cart }) => decideClear(cart, isoNow(clock))),
    );

    app.post(`${base}/undo-clear`, { schema: { response } }, (request, reply) =>
      write(request, reply, async ({ cart }) => decideUndoClear(cart, isoNow(clock))),
    );

    app.post(`${base}/items`, { schema: { body: addItemsSchema, response } }, (request, reply) => {
      const { items, source, priceQuote } = request.body;
      const choices = items.map(({ productID, properties }) => ({ productId: productID, properties }));
      return writeCart(deps, request, reply, {
        stockItems: stockItemsOf(choices, storefrontForCart(deps, request).findProduct),
        decide: async ({ cart, lines, findProduct, storefront, now, read: { availableByItem } }) => {
          const places = placesOf(items);
          const facts = { findProduct, availableByItem, flags: storefront.flags };
          const { lines: changed, ids, refusals } = addInOrder(lines, places, facts);
          const history = logged(cart, 'itemsAdded', source);
          const held = { storefront: storefront.key, now, secret: deps.secret };
          const checkout = withQuote(withoutProduct(cart?.checkout ?? {}), priceQuote, held);
          return {
            ok: true,
            change: ids.size > 0 ? { lines: changed, history, checkout } : null,
            refusals: refusals.map(({ refusal }) => refusal),
            added: places.map(({ id }) => ids.get(id) ?? null),
          };
        },
      });
    });

    app.put(
      `${base}/items/:itemIdentifier/`,
      { schema: { params: itemParams, body: changeItemSchema, response } },
      (request, reply) =>
        write(request, reply, async ({ cart, lines, findProduct, storefront: { flags } }, reads) => {
          const { itemIdentifier } = request.params;
          const isStaff = Boolean(request.controlled);
          const reason = findFulfillmentRefusal(request.body.fulfillmentStatus, { isStaff });
          if (reason) return { ok: false, refusal: reason };
          const facts = { findProduct, flags };
          const wanted = applyChange(lines, itemIdentifier, request.body, facts);
          if (!wanted.ok) return wanted;
          const touched = stockItemsOf([...lines, ...wanted.change.lines], findProduct);
          const availableByItem = await readAvailableStock(reads, touched, cart);
          const decision = decideChangeLine(lines, itemIdentifier, request.body, {
            ...facts,
            availableByItem,
          });
          if (!decision.ok) return decision;
          const history = logged(cart, 'itemChanged', request.body.source);
          const { lines: changed, left } = decision.change;
          return { ok: true, change: { lines: changed, history }, refusals: left };
        }),
    );

    app.delete(
      `${base}/items/:itemIdentifier/`,
      { schema: { params: itemParams, querystring: removeItemSchema, response } },
      (request, reply) =>
        write(request, reply, async ({ cart, lines }) => {
          const decision = decideRemoveLine(lines, request.params.itemIdentifier);
          if (!decision.ok) return decision;
          const history = logged(cart, 'itemRemoved', request.query.source);
          return { ok: true, change: { lines: decision.change, history } };
        }),
    );

    app.put(`${base}/coupon`, { schema: { body: couponSchema, response } }, (request, reply) =>
      writeCart(deps, request, reply, {
        limits: couponTries(deps, request, [request.body.couponCode]),
        decide: (context, reads) => applyCouponCode(reads, context, request.body),
      }),
    );

    app.delete(`${base}/coupon`, { schema: { response } }, (request, reply) =>
      write(request, reply, async ({ cart }) => decideRemoveCoupon(cart, isoNow(clock))),
    );

    done();
  };
