import type { Cart, CartChange } from '../carts/store.ts';
import { type HistoryEntry, lastAct } from './history.ts';

/** Entry types that can be undone until a person changes the cart again. */
const UNDOABLE: ReadonlySet<HistoryEntry['type']> = new Set(['cartCleared', 'cartMerged']);

/**
 * A change with the undo state after it. Emptying and merging set it themselves, any other change by a person
 * clears it, and automatic changes leave it.
 */
export const withUndo = (cart: Pick<Cart, 'history'> | null, change: CartChange): CartChange => {
  const known = new Set(cart?.history);
  const act = lastAct((change.history ?? []).filter((entry) => !known.has(entry)));
  if (!act) return change;
  return { ...change, undo: UNDOABLE.has(act.type) ? (change.undo ?? null) : null };
};
