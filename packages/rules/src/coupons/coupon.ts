import type { ProductKind } from '../options/product.ts';

/** A coupon as staff define it. Amounts in cents, percentages in basis points. */
export interface Coupon {
  readonly code: string;
  readonly title: string;
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  /** The least goods total in cents for it to count. */
  readonly minimum: number;
  /** Kinds of product that must be in the cart, and that it takes off. Empty means all. */
  readonly productKinds: readonly ProductKind[];
  /** ISO time, exclusive; null means open. */
  readonly endsAt: string | null;
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

/** @example hasExpired({ endsAt: '2025-01-01T00:00:00Z' }, '2026-11-20T00:00:00Z') // true */
export const hasExpired = ({ endsAt }: Pick<Coupon, 'endsAt'>, now: string): boolean =>
  endsAt !== null && Date.parse(endsAt) <= Date.parse(now);
