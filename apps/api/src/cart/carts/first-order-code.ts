import { hasExpired } from '@counterpane/rules/coupons/coupon';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceStoredCart } from './cart-view.ts';
import { decideCoupon } from './decide-coupon.ts';
import type { CartReads, Person } from './order-facts.ts';
import type { Cart, CartChange } from './store.ts';

/**
 * The code for first orders, for somebody who lets us write to them and never ordered: where it takes more off than what
 * is on the cart, and they have not taken it off themselves [D98]. Null where the cart stays as it is.
 */
export const giveFirstOrderCode = async (
  reads: CartReads,
  cart: Cart,
  person: Person,
  storefront: Storefront,
  now: string,
): Promise<CartChange | null> => {
  const coupon = storefront.firstOrderCoupon;
  if (!coupon || coupon.code === cart.couponCode || hasExpired(coupon, now)) return null;
  const { code: couponCode } = coupon;
  if (cart.removedCoupons.includes(couponCode)) return null;
  const totalWith = (code: string | null) =>
    priceStoredCart({ ...cart, couponCode: code }, storefront, now).receipt.total;
  if (totalWith(couponCode) >= totalWith(cart.couponCode)) return null;
  const isCustomer =
    (await reads.orders.isKnownCustomer(reads.db, storefront.key, person)) ||
    (await reads.orders.isRedeemedBy(reads.db, couponCode, person.email, cart.id));
  if (isCustomer) return null;
  const wanted = { couponCode, isAutomatic: true };
  const decision = await decideCoupon(reads, { ...cart, couponCode: null }, wanted, storefront, now);
  return decision.ok ? decision.change : null;
};
