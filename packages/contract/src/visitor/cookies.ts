import { PAGE_COOKIES } from './page-cookies.ts';

const DAY = 86_400;

/**
 * The cookies that only the store reads, with the seconds that a browser keeps each. Staff have two more, of their
 * session and of its second step. The page about privacy lists them all, with those of the pages.
 */
const STORE_COOKIES = {
  /** Who the visitor is: a random number, signed. Renewed while they come back. */
  visitor: 90 * DAY,
  /** The orders that links have opened in this browser, signed, each with its end. */
  orders: 30 * DAY,
  /** The code of who recommended the shop, as a link brought it. Orders have it. */
  referral: 30 * DAY,
  /** What may be done with the visit beside the necessary: a version, and letters. */
  privacy: 365 * DAY,
  /** Where the first and the last visit came from, as their addresses said. Orders have it. */
  campaign: 90 * DAY,
  /** A random number by which the steps of a visit are counted as one, where it allows that. */
  visit: 1_800,
  /** The session of a customer's account. */
  customer: 30 * DAY,
  /** The email that a code was sent to, sealed, until the code is entered. */
  'sign-in': 600,
  /** What a sign-in with another company began with, sealed, until it leads back. */
  'sign-in-company': 600,
} as const;

export const COOKIES = { ...STORE_COOKIES, ...PAGE_COOKIES } as const;

type StoreCookie = keyof typeof STORE_COOKIES;

/**
 * The name that a browser knows a cookie of the store by. Over https it can only be set by this very host; browsers
 * refuse such names over http.
 * @example nameOfCookie('visitor', true) // "__Host-visitor"
 */
export const nameOfCookie = (cookie: StoreCookie, isSecure: boolean): string =>
  isSecure ? `__Host-${cookie}` : cookie;

/** The line that sets a cookie of the store; an empty value ends it. */
export const cookieLine = (cookie: StoreCookie, value: string, isSecure: boolean): string =>
  [
    `${nameOfCookie(cookie, isSecure)}=${value}`,
    'Path=/',
    `Max-Age=${value === '' ? 0 : STORE_COOKIES[cookie]}`,
    'SameSite=Lax',
    'HttpOnly',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
