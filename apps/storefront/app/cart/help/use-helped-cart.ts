import type { CartView } from '@counterpane/contract/cart/carts';
import { useCartEvents } from './use-cart-events.ts';

/** Keeps the shopper's own cart as it is on a page, as long as staff may change it. */
export const useHelpedCart = ({ help = null, version }: Pick<CartView, 'help' | 'version'>): void =>
  useCartEvents(help === null ? null : '/api/carts/my/events', version);
