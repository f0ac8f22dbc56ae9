import { ownCartEndpoints } from '@counterpane/contract/cart/own-cart-endpoints';
import { applyChange } from '@counterpane/rules/cart/apply-change';
import { decideChangeLine, decideRemoveLine } from '@counterpane/rules/cart/change-line';
import { stockItemsOf } from '@counterpane/rules/cart/shortage';
import { type RefusalCode, refuse } from '@counterpane/rules/refusals';
import type { AddSource } from '@counterpane/rules/upsells/popup-sources';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import { ok } from '../../http/answers.ts';
import { itself, route } from '../../http/route.ts';
import { addedToNone } from '../checkout/cart-addition.ts';
import { withoutProduct } from '../checkout/from-product.ts';
import { applyCouponCode, decideRemoveCoupon } from '../coupons/apply-coupon-code.ts';
import { couponTries } from '../coupons/coupon-tries.ts';
import { withQuote } from '../delivered-price/price-hold.ts';
import type { CartDeps } from '../deps.ts';
import { decideClear, decideUndoClear } from '../history/clear-cart.ts';
import { type HistoryEntry, withEntry } from '../history/history.ts';
import { storefrontForCart } from '../pricing/storefront-for-cart.ts';
import { remoteControlView } from '../remote-control/remote-control-views.ts';
import { cartView } from '../view/cart-view.ts';
import { addPlannedItems } from './add-planned-items.ts';
import type { CartWrite } from './change-cart.ts';
import { findFulfillmentRefusal } from './find-fulfillment-refusal.ts';
import { loadCart } from './load-cart.ts';
import { planItems } from './plan-items.ts';
import { type Cart, readAvailableStock } from './store.ts';
import { writeCart } from './write-cart.ts';

const rows = ownCartEndpoints;

/**
 * The cart calls of [K7]. Each is parse, load, decide, save, respond. They are about the visitor's own cart, or with
 * `at` about one that staff are in.
 */
export const cartRoutes =
  (deps: CartDeps, at = itself): FastifyPluginCallback =>
  (app, _options, done) => {
    const { clock } = deps;

    const write = <Code extends RefusalCode = never>(
      request: FastifyRequest,
      reply: FastifyReply,
      decide: CartWrite<unknown, Code>['decide'],
    ) => writeCart(deps, request, reply, { decide });

    const logged = (cart: Cart | null, type: HistoryEntry['type'], source?: AddSource): HistoryEntry[] =>
      withEntry(cart?.history ?? [], {
        type,
        at: isoNow(clock),
        ...(source ? { metadata: { source } } : {}),
      });

    route(
      app,
      rows.cart,
      async (request) => {
        const visitor = { visitorId: request.visitorId, storefront: storefrontForCart(deps, request) };
        const reads = { db: deps.database.db, orders: deps.orders };
        const context = await loadCart(reads, visitor, { now: isoNow(clock) });
        const view = cartView(context);
        return ok(request.controlled ? view : { ...view, help: remoteControlView(context.cart, deps) });
      },
      at(rows.cart),
    );

    route(
      app,
      rows.clearCart,
      (request, reply) => write(request, reply, async ({ cart }) => decideClear(cart, isoNow(clock))),
      at(rows.clearCart),
    );

    route(
      app,
      rows.undoClear,
      (request, reply) => write(request, reply, async ({ cart }) => decideUndoClear(cart, isoNow(clock))),
      at(rows.undoClear),
    );

    route(
      app,
      rows.orderSeparately,
      (request, reply) =>
        write<never>(request, reply, async ({ cart }) => ({
          ok: true,
          change: cart?.checkout.addsTo ? { checkout: addedToNone(cart.checkout) } : null,
        })),
      at(rows.orderSeparately),
    );

    route(
      app,
      rows.addItems,
      (request, reply) => {
        const { items, source, priceQuote } = request.body;
        const choices = items.map(({ productID, properties }) => ({ productId: productID, properties }));
        return writeCart<never>(deps, request, reply, {
          stockItems: stockItemsOf(choices, storefrontForCart(deps, request).findProduct),
          decide: async ({ cart, lines, findProduct, storefront, now, read: { availableByItem } }) => {
            const planned = planItems(items);
            const facts = { findProduct, availableByItem, flags: storefront.flags };
            const { lines: changed, ids, refusals } = addPlannedItems(lines, planned, facts);
            const history = logged(cart, 'itemsAdded', source);
            const held = { storefront: storefront.key, now, secret: deps.secret };
            const checkout = withQuote(withoutProduct(cart?.checkout ?? {}), priceQuote, held);
            return {
              ok: true,
              change: ids.size > 0 ? { lines: changed, history, checkout } : null,
              refusals: refusals.map(({ refusal }) => refusal),
              added: planned.map(({ id }) => ids.get(id) ?? null),
            };
          },
        });
      },
      at(rows.addItems),
    );

    route(
      app,
      rows.changeItem,
      (request, reply) =>
        write(request, reply, async ({ cart, lines, findProduct, storefront: { flags } }, reads) => {
          const { itemIdentifier } = request.params;
          const isStaff = Boolean(request.controlled);
          const reason = findFulfillmentRefusal(request.body.fulfillmentStatus, { isStaff });
          if (reason) return refuse(reason);
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
      at(rows.changeItem),
    );

    route(
      app,
      rows.removeItem,
      (request, reply) =>
        write(request, reply, async ({ cart, lines }) => {
          const decision = decideRemoveLine(lines, request.params.itemIdentifier);
          if (!decision.ok) return decision;
          const history = logged(cart, 'itemRemoved', request.query.source);
          return { ok: true, change: { lines: decision.change, history } };
        }),
      at(rows.removeItem),
    );

    route(
      app,
      rows.setCoupon,
      (request, reply) =>
        writeCart(deps, request, reply, {
          limits: couponTries(deps, request, [request.body.couponCode]),
          decide: (context, reads) => applyCouponCode(reads, context, request.body),
        }),
      at(rows.setCoupon),
    );

    route(
      app,
      rows.removeCoupon,
      (request, reply) => write(request, reply, async ({ cart }) => decideRemoveCoupon(cart, isoNow(clock))),
      at(rows.removeCoupon),
    );

    done();
  };
