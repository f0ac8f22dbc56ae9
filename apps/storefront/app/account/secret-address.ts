/**
 * For a page whose address has a token or a link in it, which must not travel on to other sites. Of `no-referrer` a form on
 * the page would come without its origin, and be refused.
 */
export const SECRET_ADDRESS = { 'Referrer-Policy': 'same-origin' };
