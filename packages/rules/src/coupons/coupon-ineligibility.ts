import type { ProductKind } from '../options/product.ts';
import { type Coupon, hasExpired } from './coupon.ts';

/** What decides about a coupon. Amounts in cents, after every automatic promotion; gifts do not count. */
export interface CouponBase {
  readonly goods: number;
  /** What lies in the coupon's scope, and whether anything does. */
  readonly inScope: number;
  readonly hasScope: boolean;
  readonly now: string;
}

/** Why a coupon gives nothing. `missing` is what is left to its minimum; both are cents. */
export type CouponReason =
  | { readonly code: 'expired' | 'used_up' | 'nothing_to_take_off'; readonly missing: null }
  /** Nothing of the kinds that it is for is there: none where it is for anything. */
  | { readonly code: 'out_of_scope'; readonly missing: null; readonly kinds: readonly ProductKind[] }
  | { readonly code: 'below_minimum'; readonly missing: number; readonly minimum: number };

/**
 * Why a code takes nothing off and what would make it count; null when it is eligible [L23].
 * @example couponIneligibility(coupon, base) // { code: 'below_minimum', minimum: 20000, missing: 10100 }
 */
export const couponIneligibility = (coupon: Coupon, base: CouponBase): CouponReason | null => {
  const { minimum, productKinds: kinds } = coupon;
  if (hasExpired(coupon, base.now)) return { code: 'expired', missing: null };
  if (coupon.isUsedUp) return { code: 'used_up', missing: null };
  if (!base.hasScope) return { code: 'out_of_scope', missing: null, kinds };
  if (base.goods < minimum) return { code: 'below_minimum', missing: minimum - base.goods, minimum };
  return base.inScope === 0 ? { code: 'nothing_to_take_off', missing: null } : null;
};
