import { hasEnded } from '../promotions/conditions/period.ts';
import type { PromotionTerms } from '../promotions/promotion.ts';

/** A coupon as staff define it: a promotion with a code, and limits of who may use it and how often [R035]. */
export interface Coupon extends PromotionTerms {
  readonly code: string;
  /** How many orders may use it in all; null means any number. */
  readonly limit: number | null;
  readonly firstTimeOnly: boolean;
  /** The code that a returning customer gets in place of this one [D19]; null for none. */
  readonly enforcement: string | null;
  /** All redemptions (`limit`) are used by other orders. */
  readonly isUsedUp: boolean;
}

/** Codes are 3 to 20 characters [K5]. */
const CODE_LENGTH = { minimum: 3, maximum: 20 };

/** The marker of quotes without a coupon; reserved, so never a code [D21]. */
export const NO_COUPON = 'no-coupon';

/**
 * A code as shoppers type it, trimmed and in capitals; null when it cannot be one
 * ('Invalid Coupon Code').
 * @example parseCouponCode(' sleep10 ') // "SLEEP10"
 */
export const parseCouponCode = (text: string): string | null => {
  // The length is measured in capitals, because some letters become two.
  const code = text.trim().toUpperCase();
  if (code.length < CODE_LENGTH.minimum || code.length > CODE_LENGTH.maximum) return null;
  return code.toLowerCase() === NO_COUPON ? null : code;
};

/**
 * Whether one of its periods has ended: it never counts again, whatever is in a cart.
 * @example hasExpired({ conditions: [{ type: 'period', startsAt: null, endsAt: '2025-01-01T00:00:00Z' }] }, now) // true
 */
export const hasExpired = ({ conditions }: Pick<Coupon, 'conditions'>, now: string): boolean =>
  conditions.some((condition) => condition.type === 'period' && hasEnded(condition, now));
