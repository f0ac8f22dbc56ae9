/** Where a link's code stands, in the address and in the cookie that keeps it (coupon/coupon-cookie.ts). */
const NAME = 'coupon';

/**
 * The code that a page is looked at with, or null: of its address, else of its cookies.
 * @example findPageCoupon('?coupon=SLEEP10', '') // "SLEEP10"
 */
export const findPageCoupon = (search: string, cookies: string): string | null =>
  new URLSearchParams(search).get(NAME) ?? findCookie(cookies);

const findCookie = (cookies: string): string | null => {
  for (const part of cookies.split(';')) {
    const [name, value = ''] = part.trim().split('=');
    if (name === NAME && value !== '') return decode(value);
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
