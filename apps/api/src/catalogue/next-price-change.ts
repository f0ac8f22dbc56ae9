import { promotionChanges } from '@counterpane/rules/promotions/promotion';
import { parseQuoteCoupon } from '@counterpane/rules/quotes/quote-coupon';
import type { Storefront } from './storefront.ts';

/**
 * When prices next change on schedule: the next beginning or end of a sale, or of one of these coupons. In
 * milliseconds; Infinity when no change is scheduled.
 */
export const nextPriceChange = (
  codes: readonly (string | null | undefined)[],
  { promotions, findCoupon }: Pick<Storefront, 'promotions' | 'findCoupon'>,
  now: string,
): number => {
  const coupons = codes.flatMap((code) => {
    const parsed = parseQuoteCoupon(code);
    return (parsed.ok && parsed.change !== null && findCoupon(parsed.change)) || [];
  });
  const times = [...promotions, ...coupons].flatMap((terms) => promotionChanges(terms, now));
  return Math.min(...times.map((time) => Date.parse(time)).filter((time) => time > Date.parse(now)));
};
