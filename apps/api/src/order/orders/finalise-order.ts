import type { Cart } from '../../cart/carts/store.ts';
import type { Queries } from '../../database/open.ts';
import { sellCredit } from '../credit/spend-credit.ts';
import type { OrderDeps } from '../deps.ts';
import { settleExchange } from '../exchanges/settle-exchange.ts';
import { settleAddress } from '../new-address/settle-address.ts';
import { sellStock } from '../reservations/stock.ts';
import { announcePurchase } from './announce-purchase.ts';
import { closeCart } from './close-cart.ts';
import type { Order } from './store.ts';

/**
 * The order is paid and ships: its cart is closed, the purchase is announced, and its reserved stock is sold. What comes in
 * exchange ships later, what pays for an address ships nothing, and neither has a cart.
 */
export const finaliseOrder = async (
  tx: Queries,
  deps: OrderDeps,
  order: Order,
  locked?: Cart,
): Promise<void> => {
  if (order.frozen.exchangeOf) return settleExchange(tx, deps.clock, order);
  if (order.frozen.addressOf) return settleAddress(tx, deps, order);
  await closeCart(tx, deps, order, { money: true }, locked);
  await sellCredit(tx, order);
  await announcePurchase(tx, deps.clock, order, {
    change: { status: 'paid', stockIsReserved: false },
    told: { topic: 'order.paid', payload: { orderId: order.id } },
  });
  // Stock rows are locked last, because every order of the same items locks them.
  await sellStock(tx, order.id);
};

/** The order is paid, and does not ship before a person has looked at it [L14]. */
export const parkOrder = async (
  tx: Queries,
  deps: OrderDeps,
  order: Order,
  reason: string,
  locked?: Cart,
): Promise<void> => {
  await closeCart(tx, deps, order, { money: true }, locked);
  await sellCredit(tx, order);
  await announcePurchase(tx, deps.clock, order, {
    change: { status: 'needs_attention', attention: reason },
    told: { topic: 'order.needs_attention', payload: { orderId: order.id, reason } },
  });
};
