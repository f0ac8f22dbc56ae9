import { isRemoteControlled } from '@counterpane/rules/cart/remote-control';
import { hasExpired } from '@counterpane/rules/coupons/coupon';
import { leavesByItself } from '@counterpane/rules/coupons/keep-coupon';
import type { Refusal } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import { priceStoredCart } from './cart-view.ts';
import { withEntry } from './history.ts';
import type { Cart, CartChange } from './store.ts';

/** A change with what it means for the code on the cart. */
export interface SettledChange {
  readonly change: CartChange;
  readonly refusals: readonly Refusal[];
}

/**
 * A code that has expired, or that came by itself and gives nothing any more, leaves with the next change
 * of the cart, and it is said [K4].
 */
export const settleCoupon = (
  cart: Cart | null,
  change: CartChange,
  storefront: Storefront,
  now: string,
): SettledChange => {
  const after = cart && { ...cart, ...change, lines: [...(change.lines ?? cart.lines)] };
  const leaving = after && findLeavingCoupon(after, storefront, now);
  if (!leaving) return { change, refusals: [] };
  const { code, expired } = leaving;
  const entry = {
    type: expired ? 'couponExpired' : 'couponRemoved',
    at: now,
    metadata: { couponCode: code },
  } as const;
  return {
    change: {
      ...change,
      couponCode: null,
      couponIsAutomatic: false,
      history: withEntry(after.history, entry),
    },
    refusals: [{ code: expired ? 'coupon_expired' : 'coupon_gives_nothing', couponCode: code }],
  };
};

/** The code of a cart that would leave with the next change, and whether that is because of its date; or null. */
export const findLeavingCoupon = (
  cart: Cart,
  storefront: Storefront,
  now: string,
): { readonly code: string; readonly expired: boolean } | null => {
  const code = cart.couponCode;
  const coupon = code === null ? null : storefront.findCoupon(code);
  if (code === null || !coupon || cart.lines.length === 0) return null;
  const expired = hasExpired(coupon, now);
  const leaves = leavesByItself(
    {
      isAutomatic: cart.couponIsAutomatic,
      hasExpired: expired,
      isApplied: priceStoredCart(cart, storefront, now).coupon?.applied === true,
      isRemoteControlled: isRemoteControlled(cart.history, now),
    },
    storefront.flags,
  );
  return leaves ? { code, expired } : null;
};
