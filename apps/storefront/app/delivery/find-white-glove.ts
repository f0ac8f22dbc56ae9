import type { CartView } from '@counterpane/contract/cart/carts';
import type { Money } from '@counterpane/rules/money/money';

export type DeliveryOption = 'ground' | 'white-glove';

/** White glove service for a cart: whether it is chosen, and what it costs the whole cart. */
interface WhiteGlove {
  readonly chosen: DeliveryOption;
  readonly price: Money;
}

/** Null where nothing in the cart can have it, or nobody offers it where the cart goes. */
export const findWhiteGlove = ({ items, extras }: Pick<CartView, 'items' | 'extras'>): WhiteGlove | null => {
  const ordered = extras.find(({ sku }) => sku === 'wgs');
  if (ordered) return { chosen: 'white-glove', price: ordered.pricing.price };
  const offered = items
    .flatMap(({ availableExtras }) => availableExtras)
    .find(({ kind }) => kind === 'white-glove');
  return offered ? { chosen: 'ground', price: offered.price } : null;
};

/** White glove service costs something, everything else is brought for free. */
export const hasFreeDelivery = (cart: Pick<CartView, 'items' | 'extras'>): boolean =>
  findWhiteGlove(cart)?.chosen !== 'white-glove';

/** Whether nobody but a distribution partner goes there: nothing can be chosen [D90]. */
export const isByPartner = ({ receipt }: Pick<CartView, 'receipt'>): boolean =>
  receipt.lines.some(({ rule }) => rule === 'distribution-partner');
