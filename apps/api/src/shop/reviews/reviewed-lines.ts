import type { ReviewedLine } from '@counterpane/rules/reviews/decide-review';
import type { Storefront } from '../../catalogue/storefront.ts';
import { type FrozenItem, goodsOfItem } from '../../order/orders/goods-of.ts';
import type { Order } from '../../order/orders/store.ts';
import { deliveredOn } from '../../order/shipments/delivered-on.ts';
import type { Shipment } from '../../order/shipments/store.ts';

/** A line of an order as its review knows it. */
interface OrderedLine extends ReviewedLine {
  readonly itemIdentifier: string;
  readonly options: string;
  readonly inventoryKey: string;
}

/** The lines of an order whose products are still sold. `items` are in the language that is asked for. */
export const reviewedLines = (
  order: Order,
  items: readonly FrozenItem[],
  shipments: readonly Shipment[],
  storefront: Pick<Storefront, 'findEntry'>,
): OrderedLine[] =>
  items.flatMap((item) => {
    const { itemIdentifier, product, properties } = item;
    const inventoryKey = storefront.findEntry(product.name)?.product.inventoryKey;
    if (inventoryKey === undefined) return [];
    const { kind } = goodsOfItem(order.frozen, item, storefront);
    const options = properties.map(({ title }) => title).join(', ');
    const on = deliveredOn(shipments, itemIdentifier);
    return [{ itemIdentifier, kind, title: product.title, options, deliveredOn: on, inventoryKey }];
  });
