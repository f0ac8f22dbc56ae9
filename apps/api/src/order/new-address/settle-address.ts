import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import { lockContents } from '../cancellations/load-contents.ts';
import { returnCredit } from '../credit/spend-credit.ts';
import type { OrderDeps } from '../deps.ts';
import { addToTotal, lockOrder, type Order, updateOrder, updateShippingDetails } from '../orders/store.ts';
import { findRefundable, storeRefund } from '../refunds/prepare-refund.ts';
import { refundBalance } from '../refunds/store.ts';
import { partShipments } from '../shipments/store.ts';
import { planWaitingChange } from './plan-waiting-change.ts';
import { applyChange, findChangePaidBy } from './store.ts';
import { transferDifference } from './transfer-difference.ts';

/**
 * What another address costs more is paid: the order goes there, and what was paid is a part of what it was paid with. In the
 * transaction that books the payment, so that neither is without the other. Where the order cannot go there any more, or would
 * come to other cents, the money goes back [R062].
 * @throws where no change waits for it: that is a bug
 */
export const settleAddress = async (tx: Queries, deps: OrderDeps, payment: Order): Promise<void> => {
  const { clock } = deps;
  const change = await findChangePaidBy(tx, payment.id);
  const order = change && (await lockOrder(tx, change.orderId));
  if (!order) throw new Error(`no change of an address waits for order ${payment.id}`);
  await updateOrder(tx, payment, { status: 'paid' });
  const { shippingDetails } = payment.frozen;
  const contents = await lockContents(tx, deps, order);
  const planned = await planWaitingChange(tx, deps, contents, { change, payment });
  const credit = await returnCredit(tx, payment);
  // What a person released may have been paid with another amount.
  const { left: byCard } = await refundBalance(tx, payment, []);
  if (!planned.ok || byCard.currency !== order.currency) return giveBack(tx, deps, payment);
  await transferDifference(tx, payment, order, { credit, byCard });
  await addToTotal(tx, order, payment, credit + byCard.amount);
  await updateShippingDetails(tx, order, shippingDetails);
  await partShipments(tx, order.id);
  const at = isoNow(clock);
  await applyChange(tx, change.id, { repriced: planned.change.repriced, appliedAt: at });
  await enqueue(tx, clock, 'order.address_changed', { orderId: order.id, at });
};

const giveBack = async (tx: Queries, deps: OrderDeps, payment: Order): Promise<void> => {
  const found = await findRefundable(tx, deps, payment, []);
  if (!found.ok || found.refundable.left.amount === 0) return;
  await storeRefund(tx, deps, found.refundable, {
    ...{ amount: found.refundable.left, lines: [], reason: 'The address can no longer be changed' },
    madeBy: { id: null, name: 'Store' },
  });
};
