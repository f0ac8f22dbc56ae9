import type { AddableOrder } from '@counterpane/rules/orders/decide-addition';
import { isWholeOrder } from '@counterpane/rules/refunds/decide-cancellation';
import { isoOf } from '../../database/when.ts';
import { mayGoElsewhere, type OrderContents, orderedLines } from '../cancellations/ordered-lines.ts';
import { isOfAnother } from '../orders/frozen-order.ts';
import type { Order } from '../orders/store.ts';

/** A placed order as the rule of adding to it reads it. Before its shipments are made nothing of it is packed. */
export const addableOrder = (contents: OrderContents): AddableOrder => {
  const { order, shipments } = contents;
  const isCancelled =
    isWholeOrder(orderedLines(contents), []) ||
    (shipments.length > 0 && shipments.every(({ status }) => status === 'cancelled'));
  return {
    placedAt: isoOf(order.createdAt),
    isLive: order.status === 'paid' && !isCancelled,
    belongsToAnother: order.addedTo !== null || isOfAnother(order.frozen),
    isPacked: !mayGoElsewhere(contents),
  };
};

/** Two people carry it in, and what is added too. */
export const hasWhiteGlove = ({ frozen }: Pick<Order, 'frozen'>): boolean =>
  frozen.cart.extras.some(({ sku }) => sku === 'wgs');
