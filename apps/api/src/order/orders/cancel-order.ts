import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { freeCredit } from '../credit/spend-credit.ts';
import { voidExchange } from '../exchanges/void-exchange.ts';
import { isActive, type Payment, paymentsOf, updatePayment } from '../payments/store.ts';
import { returnCoupon } from '../placing/redemptions.ts';
import { isUnpaid } from './is-unpaid.ts';
import { type Order, updateOrder } from './store.ts';

/**
 * Ends an unpaid order inside its lock: its coupon and store credit are given back, what was to be exchanged for it stays, and its
 * open payments are cancelled at their provider after the commit. The caller moves its stock, because stock rows are always locked last.
 */
export const cancelOrder = async (
  tx: Queries,
  clock: Clock,
  order: Order,
  because: NonNullable<Order['cancelledBecause']>,
  open: readonly Payment[],
): Promise<void> => {
  await returnCoupon(tx, order.id);
  await freeCredit(tx, order);
  await voidExchange(tx, clock, order, because);
  if (order.frozen.addressOf && (because === 'lapsed' || because === 'outdated'))
    await enqueue(tx, clock, 'order.address_unpaid', { paymentOrderId: order.id });
  for (const payment of open) await abandonPayment(tx, clock, payment);
  await updateOrder(tx, order, { status: 'cancelled', cancelledBecause: because, stockIsReserved: false });
};

/**
 * Cancels a locked order that its shopper does not want to pay any more, or cannot; what its page still takes goes back. False where a
 * payment of it is under way, or has no answer: what became of that is found out first.
 */
export const callOffUnpaid = async (
  tx: Queries,
  clock: Clock,
  order: Order,
  because: 'by_shopper' | 'outdated' = 'by_shopper',
): Promise<boolean> => {
  const open = (await paymentsOf(tx, order.id)).filter(isActive);
  if (!isUnpaid(order) || open.some(({ silentSince }) => silentSince !== null)) return false;
  await cancelOrder(tx, clock, order, because, open);
  return true;
};

/** Ends one payment: what the provider still holds or shows is cancelled there after the commit. */
export const abandonPayment = async (
  tx: Queries,
  clock: Clock,
  { id, reference }: Pick<Payment, 'id' | 'reference'>,
): Promise<void> => {
  await updatePayment(tx, id, { status: 'cancelled', nextAction: null });
  if (reference !== null) await enqueue(tx, clock, 'payment.cancel', { paymentId: id });
};
