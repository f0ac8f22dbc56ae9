import type { createOrderSchema } from '@counterpane/contract/orders';
import { splitLines } from '@counterpane/rules/cart/split-lines';
import { money, sameMoney } from '@counterpane/rules/money/money';
import type { Refusal } from '@counterpane/rules/refusals';
import type { z } from 'zod';
import { cartView, priceStoredCart } from '../carts/cart-view.ts';
import type { Storefront } from '../catalogue/snapshot.ts';
import { isoNow } from '../clock.ts';
import type { Queries } from '../database/open.ts';
import type { ApiDeps } from '../deps.ts';
import { newId, newShortId } from '../http/ids.ts';
import { checkOrderAddresses } from './check-addresses.ts';
import { clearTheWay } from './clear-the-way.ts';
import { demandOfPriced } from './demand.ts';
import { freeze } from './freeze.ts';
import { holdUntil } from './hold.ts';
import { redeemCoupon } from './redemptions.ts';
import { requestHashOf } from './request-hash.ts';
import { reserveStock } from './stock.ts';
import { findPlacedOrders, insertOrder, lockOpenCart, type Order } from './store.ts';

export type CreateOrderBody = z.output<typeof createOrderSchema>;

export type Prepared =
  | { readonly ok: true; readonly order: Order; readonly soldOut: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (refusal: Refusal): Prepared => ({ ok: false, refusal });

/**
 * PREPARE (design section 6): in one transaction lock the cart, price it again, compare with the total
 * that the shopper saw, set the stock aside and create the order with its frozen receipt. The same
 * cart version placed again answers the same order.
 */
export const prepareOrder = async (
  tx: Queries,
  deps: ApiDeps,
  visitorId: string,
  storefront: Storefront,
  body: CreateOrderBody,
): Promise<Prepared> => {
  const now = isoNow(deps.clock);
  const stored = await lockOpenCart(tx, visitorId, storefront.key);
  if (!stored) return replayOr(tx, visitorId, body, { code: 'cart_empty' });
  const cart = { ...stored, checkout: { ...stored.checkout, shippingAddress: body.shippingAddress } };

  const { sellable, gone } = splitLines(cart.lines, storefront.findProduct);
  const [lost] = gone;
  if (lost) return no({ code: 'not_purchasable', productID: lost.id, title: lost.title });
  if (sellable.length === 0) return no({ code: 'cart_empty' });
  if (!deps.providers.has(body.billingProvider)) return no({ code: 'payment_provider_not_found' });
  const fault = checkOrderAddresses(body, storefront);
  if (fault) return no(fault);

  const priced = priceStoredCart(cart, storefront, now);
  const total = money(priced.totalPrice, storefront.definition.currency);
  if (!sameMoney(total, body.expectedTotal))
    return no({ code: 'price_changed', expected: body.expectedTotal.amount, actual: total.amount });
  if (cart.version !== body.cartVersion)
    return no({ code: 'stale_version', expected: body.cartVersion, actual: cart.version });

  const requestHash = requestHashOf(cart.id, body);
  const way = await clearTheWay(tx, cart.id, requestHash);
  if (!way.ok) return no(way.refusal);
  if (way.order) return { ok: true, order: way.order, soldOut: false };

  const id = newId();
  const demand = demandOfPriced(priced);
  const order = await insertOrder(
    tx,
    {
      id,
      shortId: newShortId(),
      storefront: storefront.key,
      visitorId,
      cartId: cart.id,
      cartVersion: cart.version,
      status: 'awaiting_payment',
      email: body.email.trim(),
      totalCents: total.amount,
      currency: total.currency,
      requestHash,
      frozen: freeze(cartView(cart, storefront, now), body),
      stockIsHeld: true,
      heldUntil: holdUntil(deps.clock.now()),
    },
    demand,
  );
  if (priced.coupon?.applied && !(await redeemCoupon(tx, priced.coupon.coupon, id)))
    return no({ code: 'coupon_used_up', couponCode: priced.coupon.coupon.code });

  // Last, because from here to the commit nobody else can take the same items.
  const reserved = await reserveStock(tx, demand);
  if (!reserved.ok) return no(shortOf(reserved.item, reserved.onHand, priced.lines));
  return { ok: true, order, soldOut: reserved.crossed };
};

const replayOr = async (
  tx: Queries,
  visitorId: string,
  body: CreateOrderBody,
  refusal: Refusal,
): Promise<Prepared> => {
  // The cart of a placed order is closed: its id is only known from the order.
  const placed = await findPlacedOrders(tx, visitorId);
  const order = placed.find(({ cartId, requestHash }) => requestHash === requestHashOf(cartId, body));
  return order ? { ok: true, order, soldOut: false } : no(refusal);
};

const shortOf = (
  item: string,
  onHand: number,
  lines: ReturnType<typeof priceStoredCart>['lines'],
): Refusal => {
  const line = lines.find(({ variant }) => variant.demand.some(({ stockItem }) => stockItem === item));
  const units = line?.variant.demand.find(({ stockItem }) => stockItem === item)?.units ?? 1;
  return {
    code: 'insufficient_stock',
    title: line?.product.title ?? 'This item',
    available: Math.max(0, Math.floor(onHand / units)),
  };
};
