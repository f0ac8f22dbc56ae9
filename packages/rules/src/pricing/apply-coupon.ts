import { couponIneligibility } from '../coupons/coupon-ineligibility.ts';
import { discountsOf } from '../promotions/benefits.ts';
import { isInScope } from '../promotions/promotion.ts';
import { applyDiscount } from './apply-discount.ts';
import type { PricingStep } from './draft.ts';

/**
 * Takes the coupon off what the promotions have left, or says why it gives nothing: priced like a promotion in a lane of
 * its own behind theirs [R010, R035, L24, L35].
 */
export const applyCoupon: PricingStep = (draft, { coupon, buyer, now }) => {
  if (!coupon) return draft;
  const { code, title, benefit } = coupon;
  const reason = couponIneligibility(coupon, { lines: draft.lines, buyer, now });
  const inScope = reason ? [] : draft.lines.filter((line) => isInScope(coupon, line));
  const discounts = discountsOf(benefit, inScope);
  const lines = draft.lines.map((line) => ({ ...line, couponDiscount: discounts.get(line) ?? 0 }));
  const discount = lines.reduce((sum, { couponDiscount }) => sum + couponDiscount, 0);
  return {
    ...applyDiscount({ ...draft, lines }, 'coupon', ({ couponDiscount: cents }) => ({
      rule: code,
      title,
      cents,
    })),
    coupon: { coupon, applied: discount > 0, discount, reason },
  };
};
