import { mayComeByItself } from '@counterpane/rules/coupons/automatic-coupon';
import { hasExpired, parseCouponCode } from '@counterpane/rules/coupons/coupon';
import { refuse } from '@counterpane/rules/refusals';
import { type CartContext, changedContext } from '../carts/cart-context.ts';
import type { CartDecision } from '../carts/cart-decision.ts';
import type { CartReads } from '../carts/order-facts.ts';
import type { Cart } from '../carts/store.ts';
import { withEntry } from '../history/history.ts';
import { withExpiredCode } from './expired-codes.ts';
import { findLapsedCoupon } from './remove-lapsed-coupon.ts';

interface WantedCoupon {
  readonly couponCode: string;
  /** It comes from a link or a cookie. */
  readonly isAutomatic: boolean;
}

type CouponRefusalCode =
  | 'coupon_invalid'
  | 'cart_empty'
  | 'coupon_unknown'
  | 'coupon_expired'
  | 'coupon_used_up';

/**
 * Puts a code on a cart, or refuses it. A code that takes nothing off is accepted: the answer says why, and what
 * would make it count [S2]. An automatic code never replaces or refuses anything visibly: where it may not come the
 * cart stays as it is, and only that it has expired is remembered and shown [K4].
 */
export const applyCouponCode = async (
  { db, orders }: CartReads,
  context: CartContext,
  wanted: WantedCoupon,
): Promise<CartDecision<CouponRefusalCode>> => {
  const { cart, storefront, now } = context;
  const { isAutomatic } = wanted;
  const couponCode = parseCouponCode(wanted.couponCode);
  if (couponCode === null) return refuse({ code: 'coupon_invalid' });
  if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
  // An automatic code that is on the cart already is only looked at again: a lapsed one leaves.
  if (isAutomatic && couponCode === cart.couponCode)
    return { ok: true, change: findLapsedCoupon(context) ? {} : null };
  const places = { current: cart.couponCode, removed: cart.removedCoupons };
  if (isAutomatic && !mayComeByItself(couponCode, places, storefront.flags))
    return { ok: true, change: null };

  const coupon = storefront.findCoupon(couponCode);
  if (!coupon) return refuse({ code: 'coupon_unknown', couponCode });
  if (hasExpired(coupon, now)) {
    if (!isAutomatic) return refuse({ code: 'coupon_expired', couponCode });
    const isKnown = cart.expiredCodes.includes(couponCode);
    const change = isKnown ? null : withExpiredCode(cart, couponCode, now);
    return { ok: true, change, refusals: [{ code: 'coupon_expired', couponCode }] };
  }
  if (coupon.limit !== null && (await orders.countRedemptions(db, couponCode, cart.id)) >= coupon.limit)
    return refuse({ code: 'coupon_used_up', couponCode });
  if (isAutomatic && findLapsedCoupon(changedContext(context, { couponCode, couponIsAutomatic: true })))
    return { ok: true, change: null, refusals: [{ code: 'coupon_gives_nothing', couponCode }] };
  const removedCoupons = cart.removedCoupons.filter((code) => code !== couponCode);
  return { ok: true, change: { couponCode, couponIsAutomatic: isAutomatic, removedCoupons } };
};

/** Takes the code out of a cart, so that it does not come back by itself. */
export const decideRemoveCoupon = (cart: Cart | null, now: string): CartDecision<never> => {
  const couponCode = cart?.couponCode ?? null;
  if (!cart || couponCode === null) return { ok: true, change: null };
  return {
    ok: true,
    change: {
      couponCode: null,
      couponIsAutomatic: false,
      removedCoupons: [...new Set([...cart.removedCoupons, couponCode])],
      history: withEntry(cart.history, { type: 'couponRemoved', at: now, metadata: { couponCode } }),
    },
  };
};
