import type { Demand, KnownDemand } from './demand.ts';

/** A variant as far as it takes units from stock. */
interface Stocked {
  readonly demand: readonly KnownDemand[];
}

/**
 * The available units of every stock item that variants take from, as the catalogue knows them. Each item decides
 * for itself: one that may be back-ordered is `Infinity`, and what it is sold together with is not.
 * @example availableStock([bundle]) // Map { 'sheets' => 3, 'pillow' => Infinity }
 */
export const availableStock = (variants: readonly Stocked[]): Map<string, number> =>
  new Map(
    variants.flatMap(({ demand }) =>
      demand.map(({ stockItem, available = 0, backOrder }) => [
        stockItem,
        backOrder ? Number.POSITIVE_INFINITY : available,
      ]),
    ),
  );

/**
 * How many units with this `demand` can be bought beside the units that others take [L2]: at least 0, and 0 of an
 * item that is not counted.
 * @example availableQuantity([{ stockItem: 'twinxl', units: 2 }], new Map([['twinxl', 5]])) // 2
 */
export const availableQuantity = (
  demand: readonly Demand[],
  available: ReadonlyMap<string, number>,
  taken: readonly Demand[] = [],
): number =>
  Math.max(
    0,
    Math.min(
      ...demand.map(({ stockItem, units }) => {
        const others = taken.filter((other) => other.stockItem === stockItem);
        const left = others.reduce((rest, other) => rest - other.units, available.get(stockItem) ?? 0);
        return Math.floor(left / units);
      }),
    ),
  );
