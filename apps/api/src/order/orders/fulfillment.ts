import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import type { Order } from './store.ts';

/** Where each thing of an order is. Parcels come with shipping; until then an order waits or is being prepared. */
export const fulfillmentView = (order: Order): FulfillmentView => ({
  orderId: order.id,
  shortId: order.shortId,
  status: stateOf(order),
  items: order.frozen.cart.items.map(({ itemIdentifier, sku, quantity, product, delivery }) => ({
    itemIdentifier,
    sku,
    title: product.title,
    quantity,
    delivery,
    fulfillmentStatus: stateOf(order),
  })),
  shipments: [],
});

/** An order that a person looks at waits for no payment of its shopper's, as its page says. */
const stateOf = ({ status }: Order): FulfillmentView['status'] => {
  if (status === 'cancelled') return 'cancelled';
  return status === 'paid' || status === 'needs_attention' ? 'preparing' : 'waiting';
};
