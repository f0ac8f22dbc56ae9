import type { Flags } from '../flags.ts';

/** What decides whether a code that is on a cart stays there. */
export interface CouponOnCart {
  /** It came from a link or a cookie; the shopper did not type it. */
  readonly isAutomatic: boolean;
  readonly hasExpired: boolean;
  /** It takes something off. */
  readonly isApplied: boolean;
  /** Staff are in the cart with the shopper. */
  readonly isRemoteControlled: boolean;
}

/**
 * Whether a code leaves the cart by itself: an expired one does, and one that came by itself and gives
 * nothing does unless `keepCouponIfNoDiscount` is on. What a shopper typed stays, and nothing is taken
 * out while staff control the cart [K4].
 * @example leavesByItself({ isAutomatic: true, hasExpired: false, isApplied: false, isRemoteControlled: false }, flags)
 */
export const leavesByItself = (
  { isAutomatic, hasExpired, isApplied, isRemoteControlled }: CouponOnCart,
  flags: Pick<Flags, 'keepCouponIfNoDiscount'>,
): boolean => {
  if (isRemoteControlled) return false;
  return hasExpired || (isAutomatic && !isApplied && !flags.keepCouponIfNoDiscount);
};

/**
 * Whether a code may come by itself, from a link or a cookie: not over one that is there, and not after
 * the shopper took it out while `preventAddingCoupon` is on [K4].
 * @example mayComeByItself('SLEEP10', { current: null, removed: ['SLEEP10'] }, flags) // false
 */
export const mayComeByItself = (
  code: string,
  { current, removed }: { readonly current: string | null; readonly removed: readonly string[] },
  flags: Pick<Flags, 'preventAddingCoupon'>,
): boolean => current === null && !(flags.preventAddingCoupon && removed.includes(code));
