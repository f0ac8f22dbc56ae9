import { withEntry } from '../../history/history.ts';
import type { CartDecision } from '../cart-decision.ts';
import type { Cart } from '../store.ts';

/**
 * Puts a cart back to what it was before the last merge, as long as nothing else has happened to it. Later it is not
 * known any more what of a line came along and what the shopper chose since: then nothing is taken out.
 */
export const decideUndoMerge = (cart: Cart | null, now: string): CartDecision<never> => {
  if (cart?.undo?.type !== 'merge') return { ok: true, change: null };
  const { mergeId, before: lines, ids, coupon } = cart.undo;
  // What was taken out again may come once more.
  const mergedIds = cart.mergedIds.filter((id) => !ids.includes(id));
  const isItsCoupon = coupon !== null && coupon === cart.couponCode;
  const history = withEntry(cart.history, { type: 'mergeUndone', at: now, metadata: { mergeId } });
  return { ok: true, change: { lines, mergedIds, history, ...(isItsCoupon ? { couponCode: null } : {}) } };
};
