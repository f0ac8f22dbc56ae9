import type { OrderDecision } from '@counterpane/contract/staff/staff-orders';
import type { RefundRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import { setCreditAsideAgain } from '../../order/credit/spend-credit.ts';
import { cancelOrder } from '../../order/orders/cancel-order.ts';
import { finaliseOrder } from '../../order/orders/finalise-order.ts';
import { type Order, updateOrder } from '../../order/orders/store.ts';
import { isGivenUp } from '../../order/payments/dead-payment-messages.ts';
import { isActive, paymentsOf } from '../../order/payments/store.ts';
import { prepareRefund } from '../../order/refunds/prepare-refund.ts';
import { refundBalance, refundsOf } from '../../order/refunds/store.ts';
import { demandOfOrder, releaseStock, reserveStock } from '../../order/reservations/stock.ts';
import { enqueue } from '../../outbox/store.ts';
import type { StaffDeps } from '../deps.ts';
import { isUnresolved } from './unresolved-attempts.ts';

/** Why a parked order stays as it is. */
export type ParkedRefusalCode =
  | RefundRefusalCode
  | 'order_not_parked'
  | 'paid_in_other_currency'
  | 'insufficient_stock'
  | 'credit_changed'
  | 'payment_undecided';

/** A refusal, or null when it is done. */
type Done = RefusalOf<ParkedRefusalCode> | null;

interface ParkedOrder {
  readonly order: Order;
  readonly decision: OrderDecision;
  readonly madeBy: { readonly id: string; readonly name: string };
}

/**
 * Carries out a decision about a parked order, inside its lock: it ships as it is, or it is cancelled and everything
 * that was paid goes back [L14]. Of an order that is over only the flag of money that did not move is cleared.
 */
export const releaseOrCancel = async (tx: Queries, deps: StaffDeps, parked: ParkedOrder): Promise<Done> => {
  const { order } = parked;
  if (order.status !== 'needs_attention') {
    const isFlagged = isGivenUp(order.attention) && parked.decision.decision === 'release';
    if (!isFlagged) return { code: 'order_not_parked' };
    await updateOrder(tx, order, { attention: null });
    return null;
  }
  return parked.decision.decision === 'release' ? release(tx, deps, parked) : cancel(tx, deps, parked);
};

/** No order ships that is unpaid, paid in another currency than it costs, or not in stock. */
const release = async (tx: Queries, deps: StaffDeps, { order }: ParkedOrder): Promise<Done> => {
  const { left, paid } = await refundBalance(tx, order, await refundsOf(tx, order.id));
  if (left.amount <= 0 && order.totalCents > 0) return { code: 'refund_unpaid' };
  if (paid.currency !== order.currency) return { code: 'paid_in_other_currency', paid };
  if (!(await setCreditAsideAgain(tx, order))) return { code: 'credit_changed' };
  if (!order.stockIsReserved) {
    const reserved = await reserveStock(tx, await demandOfOrder(tx, order.id));
    if (!reserved.ok)
      return { code: 'insufficient_stock', title: reserved.item, available: reserved.available };
  }
  await finaliseOrder(tx, deps, order);
  return null;
};

const cancel = async (
  tx: Queries,
  deps: StaffDeps,
  { order, decision, madeBy }: ParkedOrder,
): Promise<Done> => {
  const payments = await paymentsOf(tx, order.id);
  if (payments.some(isUnresolved)) return { code: 'payment_undecided' };
  const { left } = await refundBalance(tx, order, await refundsOf(tx, order.id));
  if (left.amount > 0) {
    const requested = { amount: undefined, reason: decision.reason };
    const prepared = await prepareRefund(tx, deps, order, { requested, madeBy });
    if (!prepared.ok) return prepared.refusal;
  }
  // Where money goes back, the email of its refund says so.
  else await enqueue(tx, deps.clock, 'order.given_up', { orderId: order.id });
  await cancelOrder(tx, deps.clock, order, 'by_staff', payments.filter(isActive));
  if (order.stockIsReserved) await releaseStock(tx, order.id);
  return null;
};
