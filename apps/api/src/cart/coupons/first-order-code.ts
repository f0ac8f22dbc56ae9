import { hasExpired } from '@counterpane/rules/coupons/coupon';
import { type CartContext, changedContext } from '../carts/cart-context.ts';
import type { CartReads, Person } from '../carts/order-facts.ts';
import type { CartChange } from '../carts/store.ts';
import { applyCouponCode } from './apply-coupon-code.ts';

/**
 * Gives the code for first orders to a shopper who allows marketing and has never ordered, if it takes off more
 * than the code on the cart and the shopper has not removed it [D98]. Null where the cart stays as it is.
 */
export const giveFirstOrderCode = async (
  reads: CartReads,
  context: CartContext,
  person: Person,
): Promise<CartChange | null> => {
  const { cart, storefront, now } = context;
  const coupon = storefront.firstOrderCoupon;
  if (!cart || !coupon || coupon.code === cart.couponCode || hasExpired(coupon, now)) return null;
  const { code: couponCode } = coupon;
  if (cart.removedCoupons.includes(couponCode)) return null;
  const withCode = changedContext(context, { couponCode });
  if (withCode.price().receipt.total >= context.price().receipt.total) return null;
  const isCustomer =
    (await reads.orders.isKnownCustomer(reads.db, storefront.key, person)) ||
    (await reads.orders.isRedeemedBy(reads.db, couponCode, person.email, cart.id));
  if (isCustomer) return null;
  const wanted = { couponCode, isAutomatic: true };
  const decision = await applyCouponCode(reads, changedContext(context, { couponCode: null }), wanted);
  return decision.ok ? decision.change : null;
};
