import type { CartView } from '@counterpane/contract/cart/carts';
import type { PageUpsell } from '@counterpane/contract/pages/page-state';
import type { ProductPage } from '@counterpane/contract/pages/pages';
import { chosenVariant, upsellChoicesFor } from '../offers/choice-for-size.ts';
import { OFFERED_BESIDE, upsellsInOrder } from '../offers/upsells-in-order.ts';

/** What the pop-up shows after a product was added. */
export interface Added {
  readonly line: string;
  /** How many of the product are on that line: an upsell comes as often. */
  readonly quantity: number;
  /** With the choices that go with it in its size. */
  readonly upsells: readonly PageUpsell[];
}

/**
 * What is left to offer with a line that was just made: what goes with it in its size, was not offered beside the button
 * and is not in the cart. Null where nothing is, or the line is not this page's.
 */
export const findAdded = (page: ProductPage, { items }: CartView, line: string): Added | null => {
  const added = items.find(({ itemIdentifier }) => itemIdentifier === line);
  if (added?.product.id !== page.product.id) return null;
  const variant = chosenVariant(page.variants, page.selectedSku);
  const inCart = new Set(items.filter(({ isGift }) => !isGift).map(({ product }) => product.id));
  const upsells = upsellsInOrder(page.state)
    .slice(OFFERED_BESIDE)
    .filter(({ productID }) => !inCart.has(productID))
    .map((upsell) => ({ ...upsell, choices: upsellChoicesFor(upsell, variant) }))
    .filter(({ choices }) => choices.length > 0);
  return upsells.length > 0 ? { line, quantity: added.quantity, upsells } : null;
};
