import type { FindProduct } from '../options/product.ts';
import type { LineRefusal } from '../refusal-groups.ts';
import { availableStock } from '../stock/available-stock.ts';
import type { CartLine } from './line.ts';
import { shortage, variantOf } from './shortage.ts';

/**
 * The lines of a cart of which there are too few by now, each with how many there could be [L4, L53]. It goes by what
 * the catalogue knows of the stock; the order asks the stock itself.
 * @example shortLines(cart.lines, findProduct) // [{ code: 'insufficient_stock', available: 1, … }]
 */
export const shortLines = (lines: readonly CartLine[], findProduct: FindProduct): LineRefusal[] => {
  const free = availableStock(lines.flatMap((line) => variantOf(line, findProduct) ?? []));
  return lines.flatMap(({ id }) => shortage(lines, findProduct, free, id) ?? []);
};
