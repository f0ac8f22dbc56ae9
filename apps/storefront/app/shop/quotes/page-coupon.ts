import { findCookie } from '@counterpane/contract/visitor/find-cookie';

/** Where a link's code stands, in the address and in the cookie that keeps it (coupon/coupon-cookie.ts). */
const NAME = 'coupon';

/**
 * The code that a page is looked at with, or null: of its address, else of its cookies.
 * @example findPageCoupon('?coupon=SLEEP10', '') // "SLEEP10"
 */
export const findPageCoupon = (search: string, cookies: string): string | null =>
  new URLSearchParams(search).get(NAME) ?? findCookie(cookies, NAME);
