import type { NoticeBody } from '@counterpane/contract/cart/carts';
import { message } from '@counterpane/messages/message';
import type { CartContext } from '../carts/cart-context.ts';
import type { CartChange } from '../carts/store.ts';
import { type HistoryEntry, withEntry } from '../history/history.ts';
import { cartOffersWhiteGlove } from './cart-delivery.ts';

/**
 * Removes white glove service with the last item that can have it: it must not return and cost something when such
 * an item is added later. An emptied cart shows no notice of it.
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

/** Shown until the next action on the cart, and while the cart's remaining items cannot have the service. */
export const droppedWhiteGloveNotices = (context: CartContext): NoticeBody[] => {
  const { cart } = context;
  if (!cart || cart.lines.length === 0) return [];
  const isUseless = cart.checkout.deliveryOption === 'white-glove' && !cartOffersWhiteGlove(context);
  if (!isUseless && cart.history.at(-1)?.type !== 'whiteGloveDropped') return [];
  return [
    {
      code: 'white_glove_dropped',
      text: message('White glove service was taken out: nothing in your cart can have it any more.'),
    },
  ];
};
