import { type HistoryEntry, lastAct } from './history.ts';
import type { Cart, CartChange } from './store.ts';

/** What can be undone while it is the last thing that somebody did. */
const UNDOABLE: ReadonlySet<HistoryEntry['type']> = new Set(['cartCleared', 'cartMerged']);

/**
 * A change with what can be undone after it. Emptying and merging say that themselves, anything else that somebody does
 * ends it, and what happens to a cart by itself leaves it as it is.
 */
export const withUndo = (cart: Pick<Cart, 'history'> | null, change: CartChange): CartChange => {
  const known = new Set(cart?.history);
  const act = lastAct((change.history ?? []).filter((entry) => !known.has(entry)));
  if (!act) return change;
  return { ...change, undo: UNDOABLE.has(act.type) ? (change.undo ?? null) : null };
};
