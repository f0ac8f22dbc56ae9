import type { Product, Variant } from './product.ts';
import { findSwap } from './swap.ts';

/** The variant that replaces a sold-out one from an amount on, up to the next entry's amount. */
export interface SwapFrom {
  readonly from: number;
  readonly sku: string;
}

/**
 * The replacements for a variant that is out of stock, by the amount wanted, so that a page can follow its quantity
 * without knowing stock levels [C4]. Empty when none is needed or possible. `most` is the largest amount that can
 * be chosen.
 * @example swapsByAmount(sheets, white, 10) // [{ from: 1, sku: '…c:green' }, { from: 3, sku: '…c:blue' }]
 */
export const swapsByAmount = (product: Product, current: Variant, most: number): SwapFrom[] =>
  Array.from({ length: most }, (_, index) => index + 1)
    .flatMap((from) => {
      const sku = findSwap(product, current, from)?.sku;
      return sku === undefined ? [] : [{ from, sku }];
    })
    .filter(({ sku }, index, all) => all[index - 1]?.sku !== sku);

/** The one of them for an amount, or null when there is none. */
export const swapForAmount = (swaps: readonly SwapFrom[], amount: number): string | null =>
  swaps.findLast(({ from }) => from <= amount)?.sku ?? null;
