import { findVariant } from '../options/find-variant.ts';
import type { FindProduct } from '../options/product.ts';
import type { Refusal } from '../refusals.ts';
import { type Demand, sumDemand } from '../stock/demand.ts';
import type { CartLine } from './line.ts';

/** Units free to sell now, per stock item. Items that may be back-ordered are `Infinity`. */
export type FreeUnits = ReadonlyMap<string, number>;

/** What a set of lines takes from stock. Lines of unknown products take nothing. */
export const demandOf = (lines: readonly CartLine[], findProduct: FindProduct): Demand[] =>
  sumDemand(
    lines.flatMap((line) => {
      const product = findProduct(line.productId);
      const found = product && findVariant(product, line.properties);
      if (!found?.ok) return [];
      return found.variant.demand.map(({ stockItem, units }) => ({
        stockItem,
        units: units * line.quantity,
      }));
    }),
  );

/** The stock items that choices touch, for reading their free units. Impossible choices touch none. */
export const stockItemsOf = (
  choices: readonly {
    readonly productId: string;
    readonly properties: readonly { readonly name: string; readonly value: string }[];
  }[],
  findProduct: FindProduct,
): string[] => [
  ...new Set(
    choices.flatMap(({ productId, properties }) => {
      const product = findProduct(productId);
      const found = product && findVariant(product, properties);
      return found?.ok ? found.variant.demand.map(({ stockItem }) => stockItem) : [];
    }),
  ),
];

/**
 * Why a cart's demand, summed over everything that shares a stock item, cannot be met (lessons 2, 53). It
 * is told for one line: how many of it there could be at most.
 * Null when there is enough, or when what is short has nothing to do with that line.
 */
export const shortage = (
  lines: readonly CartLine[],
  findProduct: FindProduct,
  freeUnits: FreeUnits,
  lineId: string,
): Refusal | null => {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return null;
  const product = findProduct(line.productId);
  if (!product) return null;
  const found = findVariant(product, line.properties);
  if (!found.ok) return null;

  const others = new Map(
    demandOf(
      lines.filter(({ id }) => id !== lineId),
      findProduct,
    ).map(({ stockItem, units }) => [stockItem, units]),
  );
  const possible = found.variant.demand.map(({ stockItem, units }) =>
    Math.floor(((freeUnits.get(stockItem) ?? 0) - (others.get(stockItem) ?? 0)) / units),
  );
  const available = Math.max(0, Math.min(...possible));
  return line.quantity > available ? { code: 'insufficient_stock', title: product.title, available } : null;
};

/** The first shortage among some of a cart's lines, or null: a line's family is checked with it. */
export const firstShortage = (
  lines: readonly CartLine[],
  lineIds: readonly string[],
  findProduct: FindProduct,
  freeUnits: FreeUnits,
): Refusal | null => {
  for (const lineId of lineIds) {
    const short = shortage(lines, findProduct, freeUnits, lineId);
    if (short) return short;
  }
  return null;
};
