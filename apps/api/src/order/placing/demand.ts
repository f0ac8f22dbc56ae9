import type { PricedCart } from '@counterpane/rules/pricing/price-cart';
import { type Demand, sumDemand } from '@counterpane/rules/stock/demand';

/** What a priced cart takes from stock, gifts included. */
export const demandOfPriced = ({ lines }: Pick<PricedCart, 'lines'>): Demand[] =>
  sumDemand(
    lines.flatMap(({ variant, quantity }) =>
      variant.demand.map(({ stockItem, units }) => ({ stockItem, units: units * quantity })),
    ),
  );
