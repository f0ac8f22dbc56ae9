import { leavesByItself } from '@counterpane/rules/coupons/automatic-coupon';
import { hasExpired } from '@counterpane/rules/coupons/coupon';
import type { Refusal } from '@counterpane/rules/refusals';
import { type CartContext, changedContext } from '../carts/cart-context.ts';
import type { Cart, CartChange } from '../carts/store.ts';
import { withEntry } from '../history/history.ts';
import { withExpiredCode } from './expired-codes.ts';

/** A change with what it means for the code on the cart. */
export interface ChangeWithCoupon {
  readonly change: CartChange;
  readonly refusals: readonly Refusal[];
  /** The cart as it is then. */
  readonly after: CartContext;
}

/**
 * Removes, with the next change of the cart, a code that has expired or an automatic one that no longer applies,
 * and logs it for a notice [K4].
 */
export const removeLapsedCoupon = (before: CartContext, change: CartChange): ChangeWithCoupon => {
  const after = changedContext(before, change);
  const leaving = findLapsedCoupon(after);
  if (!leaving) return { change, refusals: [], after };
  const { cart, code, expired } = leaving;
  const entry = { type: 'couponRemoved', at: before.now, metadata: { couponCode: code } } as const;
  const remembered = expired
    ? withExpiredCode(cart, code, before.now)
    : { history: withEntry(cart.history, entry) };
  const without = { ...change, couponCode: null, couponIsAutomatic: false, ...remembered };
  return {
    change: without,
    refusals: [{ code: expired ? 'coupon_expired' : 'coupon_gives_nothing', couponCode: code }],
    after: changedContext(before, without),
  };
};

interface LapsedCoupon {
  readonly cart: Cart;
  readonly code: string;
  /** Whether it is because of its date. */
  readonly expired: boolean;
}

/** The code of a cart that would leave with the next change, or null. */
export const findLapsedCoupon = ({
  cart,
  coupon,
  storefront,
  hasStaff,
  now,
  price,
}: CartContext): LapsedCoupon | null => {
  if (!cart || !coupon || cart.lines.length === 0) return null;
  const { code } = coupon;
  const expired = hasExpired(coupon, now);
  const leaves = leavesByItself(
    {
      isAutomatic: cart.couponIsAutomatic,
      hasExpired: expired,
      // Only automatic codes need this; pricing is slow, so typed codes skip it.
      isApplied: !cart.couponIsAutomatic || price().coupon?.applied === true,
      isRemoteControlled: hasStaff,
    },
    storefront.flags,
  );
  return leaves ? { cart, code, expired } : null;
};
