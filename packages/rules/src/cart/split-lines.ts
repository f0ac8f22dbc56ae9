import { findVariant } from '../options/find-variant.ts';
import type { FindProduct } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { CartLine } from './line.ts';

export interface SplitLines {
  readonly sellable: readonly CartLine[];
  /** What can no longer be bought, by the name the shopper knows. */
  readonly gone: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Parts what can still be bought from what cannot (checkout section 4: "out-of-stock items are
 * removed"; decisions row 1: back-orderable ones stay). A child leaves with its parent; a protection plan
 * whose parent is not there at all leaves by itself.
 */
export const splitLines = (lines: readonly CartLine[], findProduct: FindProduct): SplitLines => {
  const isGone = (line: CartLine): boolean => {
    const product = findProduct(line.productId);
    if (!product) return true;
    const found = findVariant(product, line.properties);
    if (!found.ok || !isPurchasable(found.variant.availability)) return true;
    return product.plan !== null && !lines.some(({ id }) => id === line.forItem);
  };
  const gone = lines.filter(isGone);
  const ids = new Set(gone.map(({ id }) => id));
  return {
    sellable: lines.filter((line) => !ids.has(line.id) && (line.forItem === null || !ids.has(line.forItem))),
    gone: gone.map(({ id, productId }) => ({ id, title: findProduct(productId)?.title ?? 'An item' })),
  };
};
