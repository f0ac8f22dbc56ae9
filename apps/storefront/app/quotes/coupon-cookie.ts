/** Holds the code that came with a link, until it is on the cart or taken out (checkout section 4). */
export const COUPON_COOKIE = 'coupon';

/** The code in a page's cookies, or null. @example findCouponCookie('a=1; coupon=SLEEP10') // "SLEEP10" */
export const findCouponCookie = (cookies: string): string | null => {
  for (const part of cookies.split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === COUPON_COOKIE && value !== '') return decode(value);
  }
  return null;
};

/** A cookie that somebody broke is no code. */
const decode = (value: string): string | null => {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
};
