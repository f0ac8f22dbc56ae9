import type { ProductKind } from '../options/product.ts';
import { benefitMissing } from '../promotions/benefits.ts';
import type { Missing } from '../promotions/condition-type.ts';
import { goodsOf } from '../promotions/count-units.ts';
import { evaluateTerms, isInScope, type PromotedCart } from '../promotions/promotion.ts';
import { type Coupon, hasExpired } from './coupon.ts';

/** Why a coupon gives nothing. */
export type CouponReason =
  | { readonly code: 'expired' | 'used_up' | 'nothing_to_take_off' }
  /** Nothing of the kinds that it is for is there: none where it is for anything. */
  | { readonly code: 'out_of_scope'; readonly kinds: readonly ProductKind[] }
  /** What its first condition that is not met lacks. */
  | { readonly code: 'below_minimum' | 'condition_not_met'; readonly missing: Missing };

/**
 * Why a code takes nothing off and what would make it count, in a cart after every automatic promotion; null when it is
 * eligible [L23].
 * @example couponIneligibility(coupon, cart) // { code: 'below_minimum', missing: { code: 'amount', least: 20000, cents: 10100 } }
 */
export const couponIneligibility = (coupon: Coupon, cart: PromotedCart): CouponReason | null => {
  if (hasExpired(coupon, cart.now)) return { code: 'expired' };
  if (coupon.isUsedUp) return { code: 'used_up' };
  const evaluated = evaluateTerms(coupon, cart);
  if (evaluated.units === 0) return { code: 'out_of_scope', kinds: coupon.productKinds };
  const lines = cart.lines.filter((line) => isInScope(coupon, line));
  const missing = evaluated.missing[0] ?? benefitMissing(coupon.benefit, lines);
  if (missing) return { code: missing.code === 'amount' ? 'below_minimum' : 'condition_not_met', missing };
  return goodsOf(lines) === 0 ? { code: 'nothing_to_take_off' } : null;
};
