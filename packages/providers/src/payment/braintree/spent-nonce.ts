/** Used, unknown or expired, locked: what a sale and a PayPal account say of a nonce that cannot be sold. */
const SPENT: readonly string[] = ['91564', '91565', '91566', '92907', '92908', '92909'];

/**
 * Whether a nonce is good for nothing any more. Braintree says so before it asks PayPal: nobody has declined anything, and
 * the shopper approves anew.
 */
export const isSpent = (code: string | undefined): boolean => code !== undefined && SPENT.includes(code);

export const APPROVE_ANEW =
  'PayPal’s approval can no longer be used. Nothing was declined. Please approve with PayPal again.';
