import { hasExpired, parseCouponCode } from '@counterpane/rules/coupons/coupon';
import { refuse } from '@counterpane/rules/refusals';
import type { Storefront } from '../catalogue/snapshot.ts';
import type { Queries } from '../database/open.ts';
import { countRedemptions } from '../orders/redemptions.ts';
import type { CartDecision } from './change-cart.ts';
import type { Cart } from './store.ts';

/**
 * Whether a code may be put on a cart. One that gives nothing is kept: the answer says why, and what
 * would make it count (shapes, "Cart").
 */
export const decideCoupon = async (
  tx: Queries,
  cart: Cart | null,
  typed: string,
  storefront: Storefront,
  now: string,
): Promise<CartDecision> => {
  const couponCode = parseCouponCode(typed);
  if (couponCode === null) return refuse({ code: 'coupon_invalid' });
  if (!cart || cart.lines.length === 0) return refuse({ code: 'cart_empty' });
  const coupon = storefront.findCoupon(couponCode);
  if (!coupon) return refuse({ code: 'coupon_unknown', couponCode });
  if (hasExpired(coupon, now)) return refuse({ code: 'coupon_expired', couponCode });
  if (coupon.limit !== null && (await countRedemptions(tx, couponCode)) >= coupon.limit)
    return refuse({ code: 'coupon_used_up', couponCode });
  return { ok: true, change: { couponCode } };
};
