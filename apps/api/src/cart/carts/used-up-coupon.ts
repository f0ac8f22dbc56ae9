import type { Storefront } from '../../catalogue/storefront.ts';
import type { CartReads } from './order-facts.ts';
import type { Cart } from './store.ts';

/**
 * The storefront as this cart's shopper sees it: a limited code that others have used up takes nothing off.
 * Costs a query only when such a code is on the cart; what the cart's own order uses does not count.
 */
export const withRedemptions = async (
  { db, orders }: CartReads,
  cart: Cart | null,
  storefront: Storefront,
): Promise<Storefront> => {
  const coupon = cart?.couponCode ? storefront.findCoupon(cart.couponCode) : null;
  if (!cart || !coupon || coupon.limit === null) return storefront;
  const isUsedUp = (await orders.countRedemptions(db, coupon.code, cart.id)) >= coupon.limit;
  if (!isUsedUp) return storefront;
  return {
    ...storefront,
    findCoupon: (code) => (code === coupon.code ? { ...coupon, isUsedUp } : storefront.findCoupon(code)),
  };
};
