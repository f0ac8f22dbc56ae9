import { isRemoteControlled } from '@counterpane/rules/cart/remote-control';
import type { AvailableByItem } from '@counterpane/rules/cart/shortage';
import { type GoneLine, type SplitLines, splitLines } from '@counterpane/rules/cart/split-lines';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { FindProduct } from '@counterpane/rules/options/product';
import type { RegionRates } from '@counterpane/rules/pricing/draft';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import type { Buyer } from '@counterpane/rules/promotions/condition-type';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { PriceHold } from '../checkout/saved-checkout.ts';
import { findHeldProduct, heldRates, runningHolds } from '../delivered-price/price-hold.ts';
import { deliveryChoice } from '../delivery/cart-delivery.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { regionOf } from '../region/region-of.ts';
import { findRemoteControl } from '../remote-control/remote-token.ts';
import { ratesAt } from '../taxes/saved-tax-rate.ts';
import { buyerOf } from './buyer-of.ts';
import type { CartFacts } from './cart-facts.ts';
import type { Cart, CartChange } from './store.ts';

/** What was read with a cart. It stays the same while a write decides. */
interface ReadFacts {
  readonly storefront: Storefront;
  readonly findProduct: FindProduct;
  /** A limited code of the cart that others have used up. */
  readonly usedUpCode: string | null;
  /** Units of the stock items that were asked for, as they are now. */
  readonly availableByItem: AvailableByItem;
  /** ISO time. */
  readonly now: string;
}

/** A cart with everything that decides about it and its price: one for each step of a write, and for a read. */
export interface CartContext extends CartFacts {
  readonly cart: Cart | null;
  readonly read: ReadFacts;
  /** What can no longer be bought. */
  readonly gone: readonly GoneLine[];
  /** The code on the cart, as this shopper has it. */
  readonly coupon: Coupon | null;
  /** What was promised and holds. */
  readonly holds: readonly PriceHold[];
  /** Tax and fees where it goes; null while that is not known and matters. */
  readonly rates: RegionRates | null;
  /** What is known of who buys, for the conditions of promotions. */
  readonly buyer: Buyer;
  /** Whether staff are in the cart now. */
  readonly hasStaff: boolean;
  /** What it costs: worked out once, when it is first asked for. */
  price(): PricedCart;
}

/** The context of a cart, stored or proposed. `split` is given where its lines have been split already. */
export const contextOf = (
  read: ReadFacts,
  cart: Cart | null,
  { sellable: lines, gone }: SplitLines = splitLines(cart?.lines ?? [], read.findProduct),
): CartContext => {
  const { storefront, findProduct, now } = read;
  const region = regionOf(cart?.checkout);
  const coupon = findOwnCoupon(read, cart);
  const holds = runningHolds(cart?.checkout.priceHolds ?? [], region, now);
  const rates = heldRates(ratesAt(storefront, region, cart?.checkout.taxRate, now), holds);
  const buyer = buyerOf(cart, storefront);
  const price = () =>
    priceLines(storefront, {
      lines,
      coupon,
      delivery: deliveryChoice({ cart, storefront, now }),
      region: rates,
      buyer,
      now,
      findProduct: findHeldProduct(findProduct, holds),
    });
  return {
    ...{ read, cart, lines, gone, storefront, findProduct, coupon, holds, rates, buyer, now },
    hasStaff: isRemoteControlled(findRemoteControl(cart, now), now),
    price: once(price),
  };
};

/** The cart as it would be after a change. */
export const changedContext = (context: CartContext, change: CartChange): CartContext => {
  const { read, cart, lines, gone } = context;
  if (!cart) return context;
  const changed = { ...cart, ...change, lines: [...(change.lines ?? cart.lines)] };
  return contextOf(read, changed, change.lines ? undefined : { sellable: lines, gone });
};

/** The same cart after it was saved: what it costs is known. */
export const savedContext = (context: CartContext, cart: Cart): CartContext => ({ ...context, cart });

/** A context without a read of the database: stock is what the catalogue knows. */
export const plainContext = (cart: Cart | null, storefront: Storefront, now: string): CartContext =>
  contextOf(
    { storefront, findProduct: storefront.findProduct, usedUpCode: null, availableByItem: new Map(), now },
    cart,
  );

const findOwnCoupon = ({ storefront, usedUpCode }: ReadFacts, cart: Cart | null): Coupon | null => {
  const coupon = cart?.couponCode ? storefront.findCoupon(cart.couponCode) : null;
  return coupon && coupon.code === usedUpCode ? { ...coupon, isUsedUp: true } : coupon;
};

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
