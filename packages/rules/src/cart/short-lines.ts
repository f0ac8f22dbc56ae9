import { findVariant } from '../options/find-variant.ts';
import type { FindProduct } from '../options/product.ts';
import type { Refusal } from '../refusals.ts';
import type { CartLine } from './line.ts';
import { type FreeUnits, shortage } from './shortage.ts';

/**
 * The lines of a cart of which there are too few by now, each with how many there could be (lessons 4,
 * 53). It goes by what the catalogue knows of the stock; the order asks the stock itself.
 * @example shortLines(cart.lines, findProduct) // [{ code: 'insufficient_stock', available: 1, … }]
 */
export const shortLines = (lines: readonly CartLine[], findProduct: FindProduct): Refusal[] => {
  const free = knownUnits(lines, findProduct);
  return lines.flatMap(({ id }) => shortage(lines, findProduct, free, id) ?? []);
};

/** Free units of every stock item that the lines touch: the most that any of their variants tells of it. */
const knownUnits = (lines: readonly CartLine[], findProduct: FindProduct): FreeUnits => {
  const free = new Map<string, number>();
  for (const { productId, properties } of lines) {
    const product = findProduct(productId);
    const found = product && findVariant(product, properties);
    if (!found?.ok) continue;
    const { availability, demand, units: sets } = found.variant;
    for (const { stockItem, units } of demand) {
      const known = availability.isBackOrderAllowed ? Number.POSITIVE_INFINITY : sets * units + (units - 1);
      free.set(stockItem, Math.max(free.get(stockItem) ?? 0, known));
    }
  }
  return free;
};
