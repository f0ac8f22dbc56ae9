import type { NoticeBody } from '@counterpane/contract/cart/carts';
import { message } from '@counterpane/messages/message';
import type { CartDecision } from '../carts/cart-decision.ts';
import type { Cart } from '../carts/store.ts';
import { ofTheCart } from '../checkout/unexpired-checkout.ts';
import { withEntry } from './history.ts';

/** Empties the cart without a confirmation; the contents are kept for undo. */
export const decideClear = (cart: Cart | null, now: string): CartDecision<never> => {
  if (!cart || cart.lines.length === 0) return { ok: true, change: null };
  const { lines, couponCode, couponIsAutomatic, checkout } = cart;
  const contents = { lines, couponCode, couponIsAutomatic, delivery: ofTheCart(checkout) };
  const history = withEntry(cart.history, { type: 'cartCleared', at: now });
  const undo = { type: 'clear', contents } as const;
  return { ok: true, change: { lines: [], couponCode: null, couponIsAutomatic: false, history, undo } };
};

/** Puts back what was in a cart before it was emptied, as long as nothing else has happened to it. */
export const decideUndoClear = (cart: Cart | null, now: string): CartDecision<never> => {
  if (cart?.undo?.type !== 'clear') return { ok: true, change: null };
  const { delivery, ...contents } = cart.undo.contents;
  const checkout = { ...cart.checkout, ...delivery };
  const history = withEntry(cart.history, { type: 'clearUndone', at: now });
  return { ok: true, change: { ...contents, checkout, history } };
};

/** Shown as long as emptying can be undone. */
export const clearNotices = (cart: Cart | null): NoticeBody[] =>
  cart?.undo?.type === 'clear' ? [{ code: 'cart_cleared', text: message('Your cart was emptied.') }] : [];
