/** The calls that may write while a page is only opened [R032]. */
const WRITES_ON_OPENING: readonly RegExp[] = [
  // What a link brings is put on the cart by a middleware, which leads on to the address without it.
  /^(?:PUT|DELETE) \/api\/carts\/my\/coupon$/,
  // A page that a provider leads back to, or that waits for one, asks what became of the payment.
  /^POST \/api\/orders\/(?:returned$|[\w-]+\/refresh)/,
  // The token of an email's link becomes a cookie.
  /^POST \/api\/orders\/[\w-]+\/opened$/,
];

/** @throws when a page that is only opened makes a call that writes. */
export const requireRead = (path: string, call: string): void => {
  if (call.startsWith('GET ') || WRITES_ON_OPENING.some((allowed) => allowed.test(call))) return;
  throw new Error(`opening ${path} calls ${call}`);
};
