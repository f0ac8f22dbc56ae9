import type { CouponData } from './schema.ts';

/** The most that a code takes off as often as shoppers like, whatever is in the cart: half, or 200.00. */
const MOST_UNLIMITED = { percent: 5_000, amount: 20_000 };
const ALL = 10_000;

/**
 * Codes that a real store does not open with, because one shopper who tells others of it gives the stock away: all off,
 * or more than a ceiling without a limit and a minimum.
 */
export const couponFaults = (coupons: readonly CouponData[]): string[] =>
  coupons.flatMap(({ code, percent = 0, amount = 0, limit, minimum }) => {
    if (percent >= ALL) return [`the coupon ${code} takes everything off`];
    const isMuch = percent > MOST_UNLIMITED.percent || amount > MOST_UNLIMITED.amount;
    return isMuch && limit === null && minimum === 0
      ? [`the coupon ${code} takes much off and has neither a limit nor a minimum`]
      : [];
  });
