/** So many units of one stock item, e.g. two Twin XL for one split king. */
export interface Demand {
  readonly stockItem: string;
  readonly units: number;
}

/** What one unit of a variant takes of a stock item, and what the catalogue knows of that item. Never public. */
export interface KnownDemand extends Demand {
  /** Units that can be sold now; absent where they are not counted, which means none. */
  readonly available?: number;
  /** Whether the item may be sold beyond what is available; absent means not. */
  readonly backOrder?: boolean;
}

/** The stock demand of a quantity of a variant. */
export const demandTimes = (demand: readonly Demand[], quantity: number): Demand[] =>
  demand.map(({ stockItem, units }) => ({ stockItem, units: units * quantity }));

/**
 * What an order takes from stock, summed per stock item before anything is checked, so that two lines
 * that share an item cannot oversell it [L2]. Sorted by item: everyone locks in the same order.
 */
export const sumDemand = (demands: readonly Demand[]): Demand[] => {
  const units = new Map<string, number>();
  for (const demand of demands)
    units.set(demand.stockItem, (units.get(demand.stockItem) ?? 0) + demand.units);
  return [...units]
    .map(([stockItem, total]) => ({ stockItem, units: total }))
    .sort((a, b) => (a.stockItem < b.stockItem ? -1 : 1));
};
