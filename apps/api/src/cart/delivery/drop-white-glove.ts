import type { Notice } from '@counterpane/contract/cart/carts';
import type { Storefront } from '../../catalogue/storefront.ts';
import { type HistoryEntry, withEntry } from '../carts/history.ts';
import type { Cart, CartChange } from '../carts/store.ts';
import { cartOffersWhiteGlove } from './delivery-choice.ts';

/**
 * White glove service leaves with the last item that can have it: it must not come back by itself, and cost
 * something, with the next one. An emptied cart says nothing of it.
 */
export const withoutUselessWhiteGlove = (
  cart: Cart | null,
  change: CartChange,
  storefront: Storefront,
  now: string,
): CartChange => {
  const checkout = change.checkout ?? cart?.checkout;
  const lines = change.lines ?? cart?.lines ?? [];
  if (!cart || checkout?.deliveryOption !== 'white-glove' || lines.length === 0) return change;
  if (cartOffersWhiteGlove({ lines: [...lines] }, storefront)) return change;
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
export const droppedWhiteGloveNotices = (cart: Cart | null, storefront: Storefront): Notice[] => {
  if (!cart || cart.lines.length === 0) return [];
  const isUseless = cart.checkout.deliveryOption === 'white-glove' && !cartOffersWhiteGlove(cart, storefront);
  if (!isUseless && cart.history.at(-1)?.type !== 'whiteGloveDropped') return [];
  return [
    {
      code: 'white_glove_dropped',
      text: 'White glove service was taken out: nothing in your cart can have it any more.',
    },
  ];
};
