import { displayMoney } from '../money/display.ts';
import { type Currency, money } from '../money/money.ts';
import { KIND_LABELS } from '../options/kind-labels.ts';
import { type Coupon, hasExpired } from './coupon.ts';

/** What decides about a coupon. Amounts in cents, after every automatic promotion; gifts do not count. */
export interface CouponBase {
  readonly goods: number;
  /** What lies in the coupon's scope, and whether anything does. */
  readonly inScope: number;
  readonly hasScope: boolean;
  readonly currency: Currency;
  readonly now: string;
}

/** Why a coupon gives nothing. `missing` is what is left to its minimum, in cents. */
export interface CouponReason {
  readonly code: 'expired' | 'used_up' | 'out_of_scope' | 'below_minimum' | 'nothing_to_take_off';
  readonly text: string;
  readonly missing: number | null;
}

/**
 * Why a code takes nothing off and what would make it count, in words; null when it is eligible [L23].
 * @example couponIneligibility(coupon, base)?.text // "TWENTYOFF counts from $200: $101 to go."
 */
export const couponIneligibility = (coupon: Coupon, base: CouponBase): CouponReason | null => {
  const { code, minimum } = coupon;
  if (hasExpired(coupon, base.now)) return reason('expired', `${code} has expired.`);
  if (coupon.isUsedUp) return reason('used_up', `${code} has been used up.`);
  if (!base.hasScope) return reason('out_of_scope', `${code} counts when ${scopeOf(coupon)} is in the cart.`);
  if (base.goods < minimum) {
    const cash = (amount: number) => displayMoney(money(amount, base.currency));
    const missing = minimum - base.goods;
    return {
      code: 'below_minimum',
      text: `${code} counts from ${cash(minimum)}: ${cash(missing)} to go.`,
      missing,
    };
  }
  return base.inScope === 0
    ? reason('nothing_to_take_off', `${code} has nothing left to take off: it is all free already.`)
    : null;
};

const reason = (code: CouponReason['code'], text: string): CouponReason => ({ code, text, missing: null });

const scopeOf = ({ productKinds }: Coupon): string =>
  productKinds.map((kind) => KIND_LABELS[kind]).join(' or ') || 'something';
