import type { CartDecision } from '../cart-decision.ts';
import { lastAct, withEntry } from '../history.ts';
import type { Cart } from '../store.ts';
import { openMerges } from './merged-lines.ts';

/**
 * Puts a cart back to what it was before the last merge, as long as nothing else has happened to it. Later it is not
 * known any more what of a line came along and what the shopper chose since: then nothing is taken out.
 */
export const decideUndoMerge = (cart: Cart | null, now: string): CartDecision => {
  const merge = cart && openMerges(cart.history).at(-1);
  if (!merge || lastAct(cart.history)?.metadata?.merge?.mergeId !== merge.mergeId)
    return { ok: true, change: null };
  const { mergeId, before, coupon } = merge;
  const isItsCoupon = coupon !== undefined && coupon === cart.couponCode;
  const history = withEntry(cart.history, { type: 'mergeUndone', at: now, metadata: { mergeId } });
  return {
    ok: true,
    change: { lines: before ?? cart.lines, history, ...(isItsCoupon ? { couponCode: null } : {}) },
  };
};
