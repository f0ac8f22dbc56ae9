const DAY = 86_400;

/**
 * Every cookie of the shop, with the seconds that a browser keeps it. Those with `isForScript` can be read by the scripts
 * of our pages, which show prices and preselect by them; the others only by the store. Staff have one more, of
 * their session. The page about privacy lists them all.
 */
export const COOKIES = {
  /** Who the visitor is: a random number, signed. Renewed while they come back. */
  visitor: { seconds: 90 * DAY, isForScript: false },
  /** A code that a link brought, until it is on a cart. Prices on pages follow it. */
  coupon: { seconds: 30 * DAY, isForScript: true },
  /** The postal code that a total was last asked for with. */
  'delivery-zip': { seconds: 365 * DAY, isForScript: true },
  /** The signed total of it, for the cart. */
  'price-quote': { seconds: 900, isForScript: true },
  /** The size that was chosen last: the next page begins with it. */
  'user-size-selection': { seconds: 365 * DAY, isForScript: true },
} as const satisfies Readonly<Record<string, { readonly seconds: number; readonly isForScript: boolean }>>;

export type CookieName = keyof typeof COOKIES;

/**
 * The name that a browser knows a cookie by. Over https one that no script reads can only be set by this very host;
 * browsers refuse such names over http.
 * @example nameOfCookie('visitor', true) // "__Host-visitor"
 */
export const nameOfCookie = (cookie: CookieName, isSecure: boolean): string =>
  isSecure && !COOKIES[cookie].isForScript ? `__Host-${cookie}` : cookie;

/** The line that sets a cookie; an empty value ends it. */
export const cookieLine = (cookie: CookieName, value: string, isSecure: boolean): string => {
  const { seconds, isForScript } = COOKIES[cookie];
  return [
    `${nameOfCookie(cookie, isSecure)}=${value}`,
    'Path=/',
    `Max-Age=${value === '' ? 0 : seconds}`,
    'SameSite=Lax',
    ...(isForScript ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
};
