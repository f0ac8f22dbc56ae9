import type { Notice } from '@counterpane/contract/cart/carts';
import type { CartContext } from '../carts/cart-context.ts';
import { type HistoryEntry, withEntry } from '../carts/history.ts';
import type { CartChange } from '../carts/store.ts';
import { cartOffersWhiteGlove } from './delivery-choice.ts';

/**
 * White glove service leaves with the last item that can have it: it must not come back by itself, and cost
 * something, with the next one. An emptied cart says nothing of it.
 */
export const withoutUselessWhiteGlove = (
  { cart, lines: before, findProduct, now }: CartContext,
  change: CartChange,
): CartChange => {
  const checkout = change.checkout ?? cart?.checkout;
  const lines = change.lines ?? before;
  if (!cart || checkout?.deliveryOption !== 'white-glove' || lines.length === 0) return change;
  if (cartOffersWhiteGlove({ lines, findProduct })) return change;
  const { deliveryOption: _useless, ...kept } = checkout;
  const history = change.history ?? cart.history;
  // Who took the item out, while staff are in the cart.
  const by = history.length > cart.history.length ? history.at(-1)?.metadata?.by : undefined;
  const entry: HistoryEntry = {
    type: 'whiteGloveDropped',
    at: now,
    ...(by ? { metadata: { by } } : {}),
  };
  return { ...change, checkout: kept, history: withEntry(history, entry) };
};

/** Said until something else happens to the cart; and while what is left of a cart whose items ran out has no use for it. */
export const droppedWhiteGloveNotices = (context: CartContext): Notice[] => {
  const { cart } = context;
  if (!cart || cart.lines.length === 0) return [];
  const isUseless = cart.checkout.deliveryOption === 'white-glove' && !cartOffersWhiteGlove(context);
  if (!isUseless && cart.history.at(-1)?.type !== 'whiteGloveDropped') return [];
  return [
    {
      code: 'white_glove_dropped',
      text: 'White glove service was taken out: nothing in your cart can have it any more.',
    },
  ];
};
