import type { ProductPage } from '@counterpane/contract/pages/pages';
import { QUANTITY } from '@counterpane/rules/cart/quantity';

/** How many a product page offers to choose. */
export const QUANTITIES = Array.from({ length: QUANTITY.maxOnPage }, (_, index) => index + 1);

/** How many are chosen on a page: what was asked for where it can be chosen there, else what the page opens with. */
export const pageQuantity = (
  { state }: { readonly state: Pick<ProductPage['state'], 'quantity'> },
  asked: number | null,
): number => (asked !== null && QUANTITIES.includes(asked) ? asked : state.quantity);
