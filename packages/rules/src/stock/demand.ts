/** So many units of one stock item, e.g. two Twin XL for one split king. */
export interface Demand {
  readonly stockItem: string;
  readonly units: number;
}

/**
 * What an order takes from stock, summed per stock item before anything is checked, so that two lines
 * that share an item cannot oversell it (lesson 2). Sorted by item: everyone locks in the same order.
 */
export const sumDemand = (demands: readonly Demand[]): Demand[] => {
  const units = new Map<string, number>();
  for (const demand of demands)
    units.set(demand.stockItem, (units.get(demand.stockItem) ?? 0) + demand.units);
  return [...units]
    .map(([stockItem, total]) => ({ stockItem, units: total }))
    .sort((a, b) => (a.stockItem < b.stockItem ? -1 : 1));
};
