import type { ProductPage } from '@counterpane/contract/pages/pages';

/** How many a product page offers to choose. */
export const QUANTITIES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How many are chosen on a page: what was asked for where it can be chosen there, else what the page opens with. */
export const pageQuantity = (
  { state }: { readonly state: Pick<ProductPage['state'], 'quantity'> },
  asked: number | null,
): number => (asked !== null && QUANTITIES.includes(asked) ? asked : state.quantity);
