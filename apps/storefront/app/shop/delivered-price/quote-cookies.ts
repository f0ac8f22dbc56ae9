import { findCookie } from '@counterpane/contract/visitor/find-cookie';
import { pageCookieLine } from '@counterpane/contract/visitor/page-cookies';

/** The code that a shopper asked with last: pages that know it need not ask again. */
export const ZIP_COOKIE = 'delivery-zip';
/** The signed quote of it, for the cart. */
const QUOTE_COOKIE = 'price-quote';

/** Both cookies, as they are set on a page of this address. */
export const quoteCookies = (
  { zip, quote }: { readonly zip: string; readonly quote: string },
  url: string,
): string[] => [
  pageCookieLine(ZIP_COOKIE, encodeURIComponent(zip), url),
  pageCookieLine(QUOTE_COOKIE, quote, url),
];

/** The price that a visitor was quoted at their door, to be kept with what they add. */
export const findQuotedPrice = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  findCookie(headers.get('cookie'), QUOTE_COOKIE) ?? undefined;
