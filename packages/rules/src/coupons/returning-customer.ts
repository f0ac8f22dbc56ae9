import type { Coupon } from './coupon.ts';

/** Facts about the person who uses a code. */
interface CouponHolder {
  /** A customer with this email address has ordered before. */
  readonly isReturning: boolean;
  /** Staff are in the cart: the check is skipped [D20]. */
  readonly isRemoteControlled: boolean;
}

/**
 * The code that a customer may have: a first-time code becomes its enforcement counterpart for a customer
 * who has ordered before, or none where it has no counterpart [K4, D19].
 * @example codeForCustomer(welcome5, { isReturning: true, isRemoteControlled: false }) // "WELCOMEBACK"
 */
export const codeForCustomer = (
  { code, firstTimeOnly, enforcement }: Pick<Coupon, 'code' | 'firstTimeOnly' | 'enforcement'>,
  { isReturning, isRemoteControlled }: CouponHolder,
): string | null => (firstTimeOnly && isReturning && !isRemoteControlled ? enforcement : code);
