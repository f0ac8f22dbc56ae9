const DAY = 86_400;

/**
 * The cookies that the scripts of our pages read, to show prices and to preselect by them, with the seconds that a
 * browser keeps each. They name no person. A file of its own: every product page carries it.
 */
export const PAGE_COOKIES = {
  /** A code that a link brought, until it is on a cart. Prices on pages follow it. */
  coupon: 30 * DAY,
  /** The postal code that a total was last asked for with. */
  'delivery-zip': 365 * DAY,
  /** The signed total of it, for the cart. */
  'price-quote': 900,
  /** The size that was chosen last: the next page begins with it. */
  'user-size-selection': 365 * DAY,
} as const;

export type PageCookie = keyof typeof PAGE_COOKIES;

export const SIZE_COOKIE = 'user-size-selection' satisfies PageCookie;

/** The line that sets a cookie of the pages, on a page of this address; an empty value ends it. */
export const pageCookieLine = (cookie: PageCookie, value: string, pageUrl: string): string =>
  `${cookie}=${value}; Path=/; Max-Age=${value ? PAGE_COOKIES[cookie] : 0}; SameSite=Lax${/^https/.test(pageUrl) ? '; Secure' : ''}`;
