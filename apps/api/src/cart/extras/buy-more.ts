import type { CartView } from '@counterpane/contract/cart/carts';
import { nextTier } from '@counterpane/rules/promotions/next-tier';
import type { CartContext } from '../carts/cart-context.ts';

/** What one more would save, until the shopper has answered the question [D90]. */
export const buyMore = ({ cart, price }: CartContext): CartView['buyMore'] => {
  if (cart?.checkout.acknowledged?.includes('bmsm')) return null;
  const next = nextTier(price().promotions);
  return next && { more: next.more, percent: next.basisPoints / 100, title: next.promotion.title };
};
