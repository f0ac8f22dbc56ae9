import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../../order/deps.ts';
import { findOrder, type Order } from '../../order/orders/store.ts';
import { findRefund } from '../../order/refunds/store.ts';
import { insertEvents } from './store.ts';
import { announceEvents } from './tell-analytics.ts';

/** What the store books of an order, once: no person is in it, so that no visit has to allow it. */
export const recordPurchase = async (deps: OrderDeps, orderId: string): Promise<void> => {
  const order = await findOrder(deps.database.db, orderId);
  if (order) await recordSale(deps, order, { name: 'purchase', id: `purchase:${orderId}`, refundId: null });
};

export const recordRefund = async (deps: OrderDeps, refundId: string): Promise<void> => {
  const refund = await findRefund(deps.database.db, refundId);
  const order = refund && (await findOrder(deps.database.db, refund.orderId));
  if (order) await recordSale(deps, order, { name: 'refund', id: `refund:${refundId}`, refundId });
};

interface SaleEvent {
  readonly name: 'purchase' | 'refund';
  readonly id: string;
  readonly refundId: string | null;
}

/** A service of analytics hears of it where the visit of the order allowed it. */
const recordSale = (deps: OrderDeps, order: Order, { name, id, refundId }: SaleEvent): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const { storefront, visit } = order;
    const at = isoNow(deps.clock);
    const fresh = await insertEvents(tx, [{ id, name, storefront, at }]);
    if (!visit || fresh.length === 0) return;
    await announceEvents(deps, tx, {
      ...{ storefront, visit: visit.id, allowsMarketing: visit.allowsMarketing },
      events: [{ name, path: null, at }],
      sale: { orderId: order.id, refundId },
    });
  });
