/** The review step, in any language: where the page of a lender leads back to. */
const REVIEW = /^(?:\/[a-z]{2})?\/checkout\/review$/;
const TOKEN = 'checkout_token';

/**
 * Where a form goes on to that the page of a lender has sent with its shopper; null for every other one. Another site has
 * sent it, without our cookies: nothing in it is believed, and nothing is done here. The shopper goes on with it by
 * address, which brings the cookies, and the order's own visitor has the token tried.
 * @example findPostedReturn('/checkout/review?orderId=1', 'checkout_token=T') // "/checkout/review?orderId=1&checkout_token=T"
 */
export const findPostedReturn = (url: string, form: string): string | null => {
  const token = new URLSearchParams(form).get(TOKEN);
  if (!mayBeReturn(url) || !token) return null;
  const [path, query] = url.split('?', 2);
  const to = new URLSearchParams(query);
  to.set(TOKEN, token);
  return `${path}?${to}`;
};

/** Whether a shopper may come back to this address from a lender, as far as the address alone tells. */
export const mayBeReturn = (url: string): boolean => {
  const [path = '', query = ''] = url.split('?', 2);
  return REVIEW.test(path) && new URLSearchParams(query).has('orderId');
};
