import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { pageCookieLine } from '@counterpane/contract/visitor/page-cookies';
import { parseCouponCode } from '@counterpane/rules/coupons/coupon';
import type { MiddlewareFunction } from 'react-router';

/** The cookie with the code of a link, until it is on a cart. */
const NAME = 'coupon';

/** The code of a link: `?coupon=SLEEP10` on any page. What cannot be a code is none. */
export const findLinkedCoupon = (url: URL): string | null =>
  parseCouponCode(url.searchParams.get(NAME) ?? '');

/** The code of an earlier link. */
export const findSavedCoupon = (request: Request): string | null => {
  const code = findCookie(request.headers.get('cookie'), NAME);
  return code === null ? null : parseCouponCode(code);
};

export const saveCoupon = (code: string, { url }: Pick<Request, 'url'>): string =>
  pageCookieLine(NAME, encodeURIComponent(code), url);

export const forgetCoupon = ({ url }: Pick<Request, 'url'>): string => pageCookieLine(NAME, '', url);

/** Remembers a code that came with a link, on whatever page it came to [K4]. */
export const couponMiddleware: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const code = findLinkedCoupon(new URL(request.url));
  // The cart's page has tried the code by now, and forgotten it.
  const isTried = response.headers.getSetCookie().some((cookie) => cookie.startsWith(`${NAME}=`));
  if (code !== null && !isTried) response.headers.append('Set-Cookie', saveCoupon(code, request));
  return response;
};
