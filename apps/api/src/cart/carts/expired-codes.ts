import { withEntry } from './history.ts';
import type { Cart, CartChange } from './store.ts';

/** What is remembered of a code that was told to have expired: a link that brings it again changes nothing. */
export const withExpiredCode = (
  { expiredCodes, history }: Pick<Cart, 'expiredCodes' | 'history'>,
  couponCode: string,
  at: string,
): Required<Pick<CartChange, 'expiredCodes' | 'history'>> => ({
  expiredCodes: [...new Set([...expiredCodes, couponCode])],
  history: withEntry(history, { type: 'couponExpired', at, metadata: { couponCode } }),
});
