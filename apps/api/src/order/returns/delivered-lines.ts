import { hasTrait } from '@counterpane/rules/options/kind-traits';
import { unitsOf } from '@counterpane/rules/refunds/decide-cancellation';
import type { DeliveredLine } from '@counterpane/rules/returns/decide-return';
import { returnWindow } from '@counterpane/rules/returns/return-window';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { cancelledUnits } from '../cancellations/store.ts';
import { goodsOfItem } from '../orders/goods-of.ts';
import { deliveredOn } from '../shipments/delivered-on.ts';
import { returnedUnits } from './store.ts';

/** The lines of a paid order, with what of each is with its customer and how long it can be sent back [R046]. */
export const deliveredLines = ({
  order,
  storefront,
  cancelled,
  shipments,
  returns,
  isOwedFor,
}: OrderContents): DeliveredLine[] =>
  order.frozen.cart.items.map((item) => {
    const { itemIdentifier, quantity, product, forItem, isGift } = item;
    const there = shipments.filter(({ status }) => status === 'delivered').flatMap(({ lines }) => lines);
    const isSent = hasTrait(goodsOfItem(order.frozen, item, storefront).kind, 'physical');
    const promised = order.frozen.policies?.find((one) => one.itemIdentifier === itemIdentifier);
    const day = deliveredOn(shipments, itemIdentifier);
    return {
      ...{ itemIdentifier, title: product.title, forItem, isGift, quantity },
      cancelled: cancelledUnits(cancelled, itemIdentifier),
      delivered: isSent ? unitsOf(there, itemIdentifier) : null,
      returned: returnedUnits(returns, itemIdentifier),
      isOwedFor,
      window: day === null ? null : returnWindow(promised?.policies ?? [], day),
    };
  });
