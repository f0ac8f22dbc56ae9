/** Pages that another site sends shoppers back to by a form, and which of its fields they go on with. */
const RETURNS: readonly Return[] = [
  // The review step, in any language: where the page of a lender leads back to.
  {
    path: /^(?:\/[a-z]{2})?\/checkout\/review$/,
    needsInAddress: 'orderId',
    needs: ['checkout_token'],
    fields: ['checkout_token'],
  },
  // Sign in with Apple ("Request an authorization to the Sign in with Apple server"): what it tells of names is not taken.
  {
    path: /^(?:\/[a-z]{2})?\/login\/apple\/return$/,
    needs: ['state'],
    fields: ['state', 'code', 'error'],
  },
];

interface Return {
  readonly path: RegExp;
  /** What the address has, as we gave it out. */
  readonly needsInAddress?: string;
  readonly needs: readonly string[];
  readonly fields: readonly string[];
}

/**
 * Where a form goes on to that another site has sent with its shopper; null for every other one. It came without our
 * cookies: nothing in it is believed, and nothing is done here. The shopper goes on with it by address, which brings the
 * cookies, and what it says is tried by the very browser that set out.
 * @example findPostedReturn('/checkout/review?orderId=1', 'checkout_token=T') // "/checkout/review?orderId=1&checkout_token=T"
 */
export const findPostedReturn = (url: string, form: string): string | null => {
  const found = returnOf(url);
  const posted = new URLSearchParams(form);
  if (!found?.needs.every((name) => posted.get(name))) return null;
  const [path, query] = url.split('?', 2);
  const to = new URLSearchParams(query);
  for (const name of found.fields) {
    const value = posted.get(name);
    if (value) to.set(name, value);
  }
  return `${path}?${to}`;
};

/** Whether a shopper may come back to this address by a form of another site, as far as the address alone tells. */
export const mayBeReturn = (url: string): boolean => returnOf(url) !== null;

const returnOf = (url: string): Return | null => {
  const [path = '', query = ''] = url.split('?', 2);
  const asked = new URLSearchParams(query);
  return (
    RETURNS.find(
      ({ path: form, needsInAddress }) =>
        form.test(path) && (needsInAddress === undefined || asked.has(needsInAddress)),
    ) ?? null
  );
};
