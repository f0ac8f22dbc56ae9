import type { Queries } from '../database/open.ts';
import { enqueue } from '../outbox/store.ts';
import { type Payment, updatePayment } from '../payments/store.ts';
import { returnCoupon } from './redemptions.ts';
import { releaseStock } from './stock.ts';
import { type Order, updateOrder } from './store.ts';

/**
 * Ends an unpaid order inside its lock: its coupon and its stock go back, its open payments are
 * cancelled at their provider after the commit. True when something is in stock again.
 */
export const cancelOrder = async (tx: Queries, order: Order, open: readonly Payment[]): Promise<boolean> => {
  await returnCoupon(tx, order.id);
  for (const payment of open) await abandonPayment(tx, payment);
  await updateOrder(tx, order.id, { status: 'cancelled', stockIsHeld: false });
  return order.stockIsHeld ? releaseStock(tx, order.id) : false;
};

/** Ends one payment: what the provider still holds or shows is cancelled there after the commit. */
export const abandonPayment = async (tx: Queries, { id, reference }: Payment): Promise<void> => {
  await updatePayment(tx, id, { status: 'cancelled', nextAction: null });
  if (reference !== null) await enqueue(tx, 'payment.cancel', { paymentId: id });
};
