import { type Coupon, hasExpired } from '@counterpane/rules/coupons/coupon';
import { parseQuoteCoupon } from '@counterpane/rules/quotes/quote-coupon';
import { accept, type Decision, refuse } from '@counterpane/rules/refusals';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Queries } from '../../database/open.ts';
import { countRedemptions } from '../../order/placing/redemptions.ts';

/** Finds the coupon of a quote: null for none, or a refusal where the code cannot be used now. */
export type FindQuoteCoupon = (code: string | null | undefined) => Decision<Coupon | null>;

interface QuoteCoupons {
  readonly find: FindQuoteCoupon;
  /** One of them ends with its last redemption: nothing about it may be kept. */
  readonly isLimited: boolean;
}

/** Reads what is to be known of the codes that are asked for. Most codes need no look at the database. */
export const readQuoteCoupons = async (
  db: Queries,
  codes: readonly (string | null | undefined)[],
  storefront: Storefront,
  now: string,
): Promise<QuoteCoupons> => {
  const limited = new Map<string, Coupon>();
  for (const code of codes) {
    const parsed = parseQuoteCoupon(code);
    const coupon = parsed.ok && parsed.change !== null ? storefront.findCoupon(parsed.change) : null;
    if (coupon && coupon.limit !== null) limited.set(coupon.code, coupon);
  }
  const usedUp = new Set<string>();
  for (const { code, limit } of limited.values())
    if ((await countRedemptions(db, code)) >= (limit ?? 0)) usedUp.add(code);
  return {
    isLimited: limited.size > 0,
    find: (code) => {
      const parsed = parseQuoteCoupon(code);
      return parsed.ok && parsed.change !== null
        ? decide(parsed.change, storefront, usedUp, now)
        : none(parsed);
    },
  };
};

const decide = (
  couponCode: string,
  storefront: Storefront,
  usedUp: ReadonlySet<string>,
  now: string,
): Decision<Coupon> => {
  const coupon = storefront.findCoupon(couponCode);
  if (!coupon) return refuse({ code: 'coupon_unknown', couponCode });
  if (hasExpired(coupon, now)) return refuse({ code: 'coupon_expired', couponCode });
  return usedUp.has(couponCode) ? refuse({ code: 'coupon_used_up', couponCode }) : accept(coupon);
};

const none = (parsed: Decision<string | null>): Decision<null> => (parsed.ok ? accept(null) : parsed);
