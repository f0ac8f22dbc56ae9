import { decideRemoveLine } from '@counterpane/rules/cart/change-line';
import { type CartLine, withQuantity } from '@counterpane/rules/cart/line';
import type { CartDecision } from '../change-cart.ts';
import { type MergeMetadata, withEntry } from '../history.ts';
import type { Cart } from '../store.ts';
import { openMerges } from './merged-lines.ts';

/** Takes out again what the last merge brought, as far as it is still there; what was there before stays. */
export const decideUndoMerge = (cart: Cart | null, now: string): CartDecision => {
  const merge = cart && openMerges(cart.history).at(-1);
  if (!merge) return { ok: true, change: null };
  const lines = merge.lines.reduce(withoutMerged, cart.lines);
  const { mergeId } = merge;
  const history = withEntry(cart.history, { type: 'mergeUndone', at: now, metadata: { mergeId } });
  const isItsCoupon = merge.coupon !== undefined && merge.coupon === cart.couponCode;
  return { ok: true, change: { lines, history, ...(isItsCoupon ? { couponCode: null } : {}) } };
};

const withoutMerged = (
  lines: readonly CartLine[],
  { itemIdentifier, quantity }: MergeMetadata['lines'][number],
): readonly CartLine[] => {
  const line = lines.find(({ id }) => id === itemIdentifier);
  if (!line) return lines;
  if (line.quantity > quantity)
    return lines.map((one) => (one === line ? withQuantity(one, one.quantity - quantity) : one));
  const removed = decideRemoveLine(lines, itemIdentifier);
  return removed.ok ? removed.change : lines;
};
