import { refuse } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { CartDecision } from '../carts/cart-decision.ts';
import type { Cart, CartChange } from '../carts/store.ts';
import type { CartDeps } from '../deps.ts';
import { withEntry } from '../history/history.ts';
import { findRemoteControl, newRemoteControl } from './remote-token.ts';

/** A member of staff who controls a cart. */
export interface Helper {
  readonly id: string;
  readonly name: string;
}

/** Lets staff in for an hour. Who asks again while it lasts gets the same token and code. */
export const decideInvite = (
  cart: Cart | null,
  cartId: string,
  { clock, secret }: Pick<CartDeps, 'clock' | 'secret'>,
): CartDecision<'cart_not_found' | 'cart_empty'> => {
  if (cart?.id !== cartId) return refuse({ code: 'cart_not_found' });
  if (cart.lines.length === 0) return refuse({ code: 'cart_empty' });
  if (findRemoteControl(cart, isoNow(clock))) return { ok: true, change: null };
  return { ok: true, change: { remoteControl: newRemoteControl(cartId, clock.now(), secret) } };
};

/** The shopper ends the remote control. */
export const decideEndControl = (
  cart: Cart | null,
  cartId: string,
  now: string,
): CartDecision<'cart_not_found'> => {
  if (cart?.id !== cartId) return refuse({ code: 'cart_not_found' });
  return { ok: true, change: cart.remoteControl ? ended(cart, cart.history, now) : null };
};

/** A member of staff comes in; others may be there already, and stay. */
export const decideEnter = (
  cart: Cart | null,
  wanted: { readonly cartId: string; readonly nonce: string },
  { id, name }: Helper,
  now: string,
): CartDecision<'remote_code_unknown'> => {
  const control = findRemoteControl(cart, now);
  if (!cart || !control || cart.id !== wanted.cartId || control.nonce !== wanted.nonce)
    return refuse({ code: 'remote_code_unknown' });
  if (control.staff.some((one) => one.id === id)) return { ok: true, change: null };
  const { until } = control;
  return {
    ok: true,
    change: {
      remoteControl: { ...control, staff: [...control.staff, { id, name }] },
      history: withEntry(cart.history, { type: 'remoteControlled', at: now, metadata: { by: name, until } }),
    },
  };
};

/** A member of staff goes. The code goes on working, so that they or another one may come in again. */
export const decideLeave = (cart: Cart | null, { id, name }: Helper, now: string): CartDecision<never> => {
  const control = findRemoteControl(cart, now);
  if (!cart || !control) return { ok: true, change: null };
  const staff = control.staff.filter((one) => one.id !== id);
  const entry = { type: 'remoteEnded', at: now, metadata: { by: name } } as const;
  return {
    ok: true,
    change: {
      remoteControl: { ...control, staff },
      ...(staff.length === 0 ? { history: withEntry(cart.history, entry) } : {}),
    },
  };
};

/** Remote control ends with the change that empties the cart [K4]. */
export const withoutHelpWhenEmpty = (cart: Cart | null, change: CartChange, now: string): CartChange =>
  cart?.remoteControl && change.lines?.length === 0
    ? { ...change, ...ended(cart, change.history ?? cart.history, now) }
    : change;

const ended = (cart: Cart, history: Cart['history'], now: string): CartChange => ({
  remoteControl: null,
  // No member of staff came in, so there is nothing to notify.
  ...(cart.remoteControl?.staff.length === 0
    ? { history }
    : { history: withEntry(history, { type: 'remoteEnded', at: now }) }),
});
