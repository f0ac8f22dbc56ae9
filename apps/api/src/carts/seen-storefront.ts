import type { Storefront } from '../catalogue/snapshot.ts';
import type { Queries } from '../database/open.ts';
import { withRedemptions } from '../orders/redemptions.ts';
import { withHeldStock } from './held-stock.ts';
import type { Cart } from './store.ts';

/** The storefront as the shopper of a cart sees it: with what their own order holds, and what others have used up. */
export const seenStorefront = async (
  db: Queries,
  cart: Cart | null,
  storefront: Storefront,
): Promise<Storefront> => withRedemptions(db, cart, await withHeldStock(db, cart, storefront));
