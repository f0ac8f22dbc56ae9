import type { Storefront } from '../../catalogue/storefront.ts';
import { withHeldStock } from './held-stock.ts';
import type { CartReads } from './order-facts.ts';
import type { Cart } from './store.ts';
import { withRedemptions } from './used-up-coupon.ts';

/** The storefront as the shopper of a cart sees it: with what their own order holds, and what others have used up. */
export const storefrontForCart = async (
  reads: CartReads,
  cart: Cart | null,
  storefront: Storefront,
): Promise<Storefront> => withRedemptions(reads, cart, await withHeldStock(reads, cart, storefront));
