import { findOpenCart, updateCart } from '../../cart/carts/store.ts';
import type { SavedTaxRate } from '../../cart/checkout/saved-checkout.ts';
import { withFoundRate } from '../../cart/taxes/saved-tax-rate.ts';
import type { Queries } from '../../database/open.ts';

/**
 * Stores the tax service's current rate with the cart before it is ordered, where the cart has another one: the
 * total changes, and the shopper sees both [R018].
 */
export const refreshTaxRate = async (
  db: Queries,
  { visitorId, storefront }: { readonly visitorId: string; readonly storefront: string },
  found: SavedTaxRate | null,
): Promise<void> => {
  const cart = found && (await findOpenCart(db, visitorId, storefront));
  if (!cart || isSame(cart.checkout.taxRate, found)) return;
  await updateCart(db, cart, { checkout: withFoundRate(cart.checkout, found) });
};

const isSame = (kept: SavedTaxRate | undefined, found: SavedTaxRate): boolean =>
  kept !== undefined &&
  kept.basisPoints === found.basisPoints &&
  kept.country === found.country &&
  kept.state === found.state &&
  kept.zip.trim() === found.zip.trim();
