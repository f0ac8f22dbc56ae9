import { NO_COUPON, parseCouponCode } from '../coupons/coupon.ts';
import { accept, type Decision, refuse } from '../refusals.ts';

/**
 * The coupon parameter of a quote: the code, or the marker for none [C5]. A text that cannot be a code counts as
 * none.
 * @example quoteCoupon(null) // "no-coupon"
 */
export const quoteCoupon = (code: string | null): string =>
  (code === null ? null : parseCouponCode(code)) ?? NO_COUPON;

/**
 * The code that a quote asks with; null for the marker `no-coupon`. A quote without either is refused,
 * so that every client knows that no coupon was in its price [D21].
 */
export const parseQuoteCoupon = (text: string | null | undefined): Decision<string | null> => {
  const typed = text?.trim() ?? '';
  if (typed === '') return refuse({ code: 'coupon_required' });
  if (typed.toLowerCase() === NO_COUPON) return accept(null);
  const code = parseCouponCode(typed);
  return code === null ? refuse({ code: 'coupon_invalid' }) : accept(code);
};
