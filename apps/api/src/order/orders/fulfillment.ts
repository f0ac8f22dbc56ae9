import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { shownRefunds } from '../refunds/refund-view.ts';
import type { Refund } from '../refunds/store.ts';
import { orderInLanguage } from './order-in-language.ts';
import type { Order } from './store.ts';

/** Where each thing of an order is. Parcels come with shipping; until then an order waits or is being prepared. */
export const fulfillmentView = (
  order: Order,
  language: string,
  refunds: readonly Refund[],
): FulfillmentView => {
  const status = stateOf(order, refunds);
  return {
    orderId: order.id,
    shortId: order.shortId,
    status,
    items: orderInLanguage(order.frozen, language).cart.items.map(
      ({ itemIdentifier, sku, quantity, product, delivery }) => ({
        itemIdentifier,
        sku,
        title: product.title,
        quantity,
        delivery,
        fulfillmentStatus: status,
      }),
    ),
    shipments: [],
  };
};

/** An order that a person looks at waits for no payment of its shopper's, as its page says. */
const stateOf = (order: Order, refunds: readonly Refund[]): FulfillmentView['status'] => {
  const { status } = order;
  if (status === 'cancelled') return 'cancelled';
  if (isGivenBack(order, refunds)) return 'refunded';
  return status === 'paid' || status === 'needs_attention' ? 'preparing' : 'waiting';
};

/** All of an order's money is back with the shopper. */
const isGivenBack = ({ totalCents, currency }: Order, refunds: readonly Refund[]): boolean => {
  const { refunded } = shownRefunds(refunds, currency);
  return totalCents > 0 && refunded?.currency === currency && refunded.amount >= totalCents;
};
