import type { UnitsOfLine } from '@counterpane/rules/refunds/decide-cancellation';
import { type Demand, demandTimes } from '@counterpane/rules/stock/demand';
import type { Storefront } from '../../catalogue/storefront.ts';
import { goodsOfItem } from './goods-of.ts';
import type { Order } from './store.ts';

interface Ordered {
  readonly order: Pick<Order, 'frozen'>;
  readonly storefront: Pick<Storefront, 'findEntry'>;
}

/** What units of the lines of an order take from stock. */
export const demandOfUnits = ({ order, storefront }: Ordered, units: readonly UnitsOfLine[]): Demand[] =>
  units.flatMap(({ itemIdentifier, quantity }) => {
    const item = order.frozen.cart.items.find((one) => one.itemIdentifier === itemIdentifier);
    return item && quantity > 0
      ? demandTimes(goodsOfItem(order.frozen, item, storefront).demand, quantity)
      : [];
  });
