import type { CouponData } from '@counterpane/catalogue/schema';
import type { Coupon } from '@counterpane/rules/coupons/coupon';

/** A coupon's row as the rules see it; one that has ended is to shoppers like one whose date has passed. */
export const toCoupon = ({ percent, amount, ...rest }: CouponData, hasEnded = false): Coupon => ({
  ...rest,
  endsAt: hasEnded ? LONG_AGO : rest.endsAt,
  kind: percent === undefined ? 'amount' : 'percent',
  value: percent ?? amount ?? 0,
  // Known only where it is asked for: see orders/redemptions.ts.
  isUsedUp: false,
});

/** Long past, so that clocks which disagree all read it as expired. */
const LONG_AGO = '1970-01-01T00:00:00Z';
