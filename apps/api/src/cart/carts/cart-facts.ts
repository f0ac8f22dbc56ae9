import type { CartLine } from '@counterpane/rules/cart/line';
import type { FindProduct } from '@counterpane/rules/options/product';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { SavedCheckout } from '../checkout/saved-checkout.ts';

/** What prices and dates of chosen lines depend on, whether they are a cart or only asked about. */
export interface CartFacts {
  /** What is stored; null where there is no cart. */
  readonly cart: { readonly lines: readonly CartLine[]; readonly checkout: SavedCheckout } | null;
  /** The stored lines that can still be bought. */
  readonly lines: readonly CartLine[];
  readonly storefront: Storefront;
  /** Finds products with the stock that is there for this cart. */
  readonly findProduct: FindProduct;
  /** ISO time. */
  readonly now: string;
}
