import { findVariant } from '../options/find-variant.ts';
import type { FindProduct } from '../options/product.ts';
import { isPurchasable } from '../stock/availability.ts';
import type { CartLine } from './line.ts';

/** A line that can no longer be bought, alone or together with its parent. */
export interface GoneLine {
  readonly id: string;
  readonly productId: string;
  readonly title: string;
  readonly isWithParent: boolean;
}

export interface SplitLines {
  readonly sellable: readonly CartLine[];
  /** What can no longer be bought, by the name the shopper knows. */
  readonly gone: readonly GoneLine[];
}

/**
 * Parts what can still be bought from what cannot ([K4]: "out-of-stock items are
 * removed"; [D1]: back-orderable ones stay). A child leaves with its parent; a protection plan
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
  const ids = new Set(lines.filter(isGone).map(({ id }) => id));
  const stays = (id: string): boolean => lines.some((line) => line.id === id) && !ids.has(id);
  const hasLostParent = ({ forItem }: CartLine): boolean => forItem !== null && !stays(forItem);
  const leaves = (line: CartLine): boolean =>
    ids.has(line.id) || (line.forItem !== null && ids.has(line.forItem));
  return {
    sellable: lines.filter((line) => !leaves(line)),
    gone: lines.filter(leaves).map((line) => ({
      id: line.id,
      productId: line.productId,
      title: findProduct(line.productId)?.title ?? 'An item',
      isWithParent: hasLostParent(line),
    })),
  };
};
