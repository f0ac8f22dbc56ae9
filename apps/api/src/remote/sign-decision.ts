import { refuse } from '@counterpane/rules/refusals';
import type { CartWrite } from '../carts/change-cart.ts';
import { type HistoryEntry, withEntry } from '../carts/history.ts';
import type { Cart, CartChange } from '../carts/store.ts';
import type { Helper } from './decide-help.ts';
import { findRemoteControl } from './remote-control.ts';

/**
 * A decision about a cart, made by staff: the same one, as long as they are in it, with their name on what the
 * history says of it (decisions row 13).
 */
export const signDecision =
  (decide: CartWrite['decide'], { id, name }: Helper, now: string): CartWrite['decide'] =>
  async (cart, storefront, tx) => {
    const control = findRemoteControl(cart, now);
    if (!cart || !control?.staff.some((one) => one.id === id))
      return refuse({ code: 'remote_control_ended' });
    const decision = await decide(cart, storefront, tx);
    if (!decision.ok || !decision.change) return decision;
    return { ...decision, change: { ...decision.change, history: signed(cart, decision.change, name, now) } };
  };

const signed = (cart: Cart, change: CartChange, by: string, now: string): HistoryEntry[] => {
  const known = new Set(cart.history);
  const history = change.history ?? cart.history;
  if (history.every((entry) => known.has(entry)))
    return withEntry(history, { type: typeOf(change), at: now, metadata: { by } });
  return history.map((entry) =>
    known.has(entry) ? entry : { ...entry, metadata: { ...entry.metadata, by } },
  );
};

/** What a change is that shoppers' own histories do not tell of. */
const typeOf = ({ couponCode, checkout, lines }: CartChange): HistoryEntry['type'] => {
  if (lines) return lines.length === 0 ? 'cartCleared' : 'itemChanged';
  return couponCode === undefined && checkout ? 'deliveryChosen' : 'couponSet';
};
