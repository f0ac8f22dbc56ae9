import type { CouponData, PromotionData } from '@counterpane/catalogue/schema';
import type { Coupon } from '@counterpane/rules/coupons/coupon';
import type { AutomaticPromotion } from '@counterpane/rules/promotions/automatic-promotion';

/** A coupon's row as the rules see it. */
export const toCoupon = ({ percent, amount, ...rest }: CouponData): Coupon => ({
  ...rest,
  kind: percent === undefined ? 'amount' : 'percent',
  value: percent ?? amount ?? 0,
  // Known only where it is asked for: see orders/redemptions.ts.
  isUsedUp: false,
});

/** A promotion's data as the rules see it. */
export const toPromotion = ({ percent, ...rest }: PromotionData): AutomaticPromotion => ({
  ...rest,
  basisPoints: percent,
});
