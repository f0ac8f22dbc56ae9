import { findVariant } from '../options/find-variant.ts';
import type { FindProduct, Variant } from '../options/product.ts';
import type { LineRefusal } from '../refusal-groups.ts';
import { availableQuantity } from '../stock/available-stock.ts';
import { type Demand, demandTimes, sumDemand } from '../stock/demand.ts';
import type { CartLine } from './line.ts';

/** The units that can be sold now, by stock item. Items that may be back-ordered are `Infinity`. */
export type AvailableByItem = ReadonlyMap<string, number>;

/** What is chosen of a product: a line, or what is about to be one. */
interface Choice {
  readonly productId: string;
  readonly properties: readonly { readonly name: string; readonly value: string }[];
}

/** The variant of a choice, or null for unknown products and impossible choices. */
export const variantOf = ({ productId, properties }: Choice, findProduct: FindProduct): Variant | null => {
  const product = findProduct(productId);
  const found = product && findVariant(product, properties);
  return found?.ok ? found.variant : null;
};

/** What a set of lines takes from stock. Lines of unknown products take nothing. */
export const demandOf = (
  lines: readonly (Choice & Pick<CartLine, 'quantity'>)[],
  findProduct: FindProduct,
): Demand[] =>
  sumDemand(lines.flatMap((line) => demandTimes(variantOf(line, findProduct)?.demand ?? [], line.quantity)));

/** The stock items that choices touch, for reading their available units. Impossible choices touch none. */
export const stockItemsOf = (choices: readonly Choice[], findProduct: FindProduct): string[] =>
  demandOf(
    choices.map((choice) => ({ ...choice, quantity: 1 })),
    findProduct,
  ).map(({ stockItem }) => stockItem);

/**
 * Why a cart's demand, summed over all lines that share a stock item, cannot be met [L2, L53]. Reported for one
 * line: the most of it that could be bought. Null when there is enough, or when the shortage does not concern that
 * line.
 */
export const shortage = (
  lines: readonly CartLine[],
  findProduct: FindProduct,
  availableByItem: AvailableByItem,
  lineId: string,
): LineRefusal | null => {
  const line = lines.find(({ id }) => id === lineId);
  const product = line && findProduct(line.productId);
  const variant = line && variantOf(line, findProduct);
  if (!product || !variant) return null;

  const others = demandOf(
    lines.filter(({ id }) => id !== lineId),
    findProduct,
  );
  const available = availableQuantity(variant.demand, availableByItem, others);
  return line.quantity > available ? { code: 'insufficient_stock', title: product.title, available } : null;
};

/** The first shortage among some of a cart's lines, or null: a line's add-ons are checked with it. */
export const firstShortage = (
  lines: readonly CartLine[],
  lineIds: readonly string[],
  findProduct: FindProduct,
  availableByItem: AvailableByItem,
): LineRefusal | null => {
  for (const lineId of lineIds) {
    const short = shortage(lines, findProduct, availableByItem, lineId);
    if (short) return short;
  }
  return null;
};
