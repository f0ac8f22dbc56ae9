import type { CartView } from '@counterpane/contract/cart/carts';
import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { nextTier } from '@counterpane/rules/promotions/next-tier';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Cart } from './store.ts';

/** What one more would save, until the shopper has answered the question [D90]. */
export const buyMore = (
  cart: Cart | null,
  { lines }: PricedCart,
  { promotions }: Storefront,
  now: string,
): CartView['buyMore'] => {
  if (cart?.checkout.acknowledged?.includes('bmsm')) return null;
  const next = nextTier(promotions, lines, now);
  return next && { more: next.more, percent: next.promotion.basisPoints / 100, title: next.promotion.title };
};
