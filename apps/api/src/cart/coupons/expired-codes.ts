import type { Cart, CartChange } from '../carts/store.ts';
import { withEntry } from '../history/history.ts';

/** Remembers a code whose expiry was shown: a link that brings it again changes nothing. */
export const withExpiredCode = (
  { expiredCodes, history }: Pick<Cart, 'expiredCodes' | 'history'>,
  couponCode: string,
  at: string,
): Required<Pick<CartChange, 'expiredCodes' | 'history'>> => ({
  expiredCodes: [...new Set([...expiredCodes, couponCode])],
  history: withEntry(history, { type: 'couponExpired', at, metadata: { couponCode } }),
});
