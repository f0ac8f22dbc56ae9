import { findSigned, sign } from '../../../http/signing.ts';

/** How long a cart may take to another storefront. */
const LIFE_MS = 10 * 60_000;
const PURPOSE = 'hand-over';

/** Lets a cart be copied into a storefront of another brand or country, once signed for it, for ten minutes. */
export const handOverToken = (cartId: string, storefront: string, now: number, secret: string): string =>
  sign(`${cartId}:${storefront}:${now + LIFE_MS}`, PURPOSE, secret);

/** Whether a token is for this cart and this storefront, and its time is not over. */
export const isHandOver = (
  token: string,
  { cartId, storefront, now }: { readonly cartId: string; readonly storefront: string; readonly now: number },
  secret: string,
): boolean => {
  const [cart, to, end] = findSigned(token, PURPOSE, secret)?.split(':') ?? [];
  return cart === cartId && to === storefront && Number(end) > now;
};
