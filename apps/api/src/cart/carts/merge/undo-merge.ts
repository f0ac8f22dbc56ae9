import type { CartDecision } from '../cart-decision.ts';
import { withEntry } from '../history.ts';
import type { Cart } from '../store.ts';

/**
 * Puts a cart back to what it was before the last merge, as long as nothing else has happened to it. Later it is not
 * known any more what of a line came along and what the shopper chose since: then nothing is taken out.
 */
export const decideUndoMerge = (cart: Cart | null, now: string): CartDecision => {
  if (cart?.undo?.type !== 'merge') return { ok: true, change: null };
  const { mergeId, before: lines, coupon } = cart.undo;
  const isItsCoupon = coupon !== null && coupon === cart.couponCode;
  const history = withEntry(cart.history, { type: 'mergeUndone', at: now, metadata: { mergeId } });
  return { ok: true, change: { lines, history, ...(isItsCoupon ? { couponCode: null } : {}) } };
};
