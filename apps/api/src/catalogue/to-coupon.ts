import type { CouponData } from '@counterpane/catalogue/promotion-schema';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { Condition } from '@counterpane/rules/promotions/conditions';

/** A coupon's row as the rules see it; one that has ended is to shoppers like one whose date has passed. */
export const toCoupon = (data: CouponData, hasEnded = false): Coupon => ({
  ...data,
  conditions: hasEnded ? [LONG_AGO] : data.conditions,
  // Known only where it is asked for: see orders/redemptions.ts.
  isUsedUp: false,
});

/** Long past, so that clocks which disagree all read it as expired. */
const LONG_AGO: Condition = { type: 'period', startsAt: null, endsAt: '1970-01-01T00:00:00Z' };
