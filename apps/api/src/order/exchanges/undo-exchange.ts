import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import type { RefusalOf } from '@counterpane/rules/refusals';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import { applyCancellation } from '../cancellations/apply-cancellation.ts';
import { lockContents } from '../cancellations/load-contents.ts';
import { isOpen, type OrderContents } from '../cancellations/ordered-lines.ts';
import { takeCreditBack } from '../credit/spend-credit.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order } from '../orders/store.ts';
import { storeRefund } from '../refunds/prepare-refund.ts';
import { findRetainedPayment, refundBalance, refundsOf } from '../refunds/store.ts';
import type { Return } from '../returns/store.ts';
import { transferWorth } from './transfer-worth.ts';

/** Whether what is sent in exchange is still here, unpacked. */
export const mayUndo = ({ shipments, now }: Pick<OrderContents, 'shipments' | 'now'>): boolean =>
  shipments.every((one) => one.status === 'cancelled' || isOpen(one, now));

/** The old piece stays with its customer, so that the new one is not sent, and what it was paid with goes back to where it came from. */
export const undoExchange = async (
  tx: Queries,
  deps: OrderDeps,
  { id, orderId, status, currency, exchangeOrderId, exchangeCents }: Return,
  source: 'shopper' | 'staff',
): Promise<RefusalOf<'return_cannot_move'> | null> => {
  const order = exchangeOrderId === null ? null : await lockOrder(tx, exchangeOrderId);
  if (!order) return null;
  const contents = await lockContents(tx, deps, order);
  if (!mayUndo(contents)) return { code: 'return_cannot_move', state: status };
  const going = order.frozen.cart.items.map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity }));
  await transferWorth(tx, {
    ...{ returnId: id, from: { id: orderId, currency }, to: order, cents: exchangeCents, isUndone: true },
  });
  await takeCreditBack(tx, order);
  const refundId = await giveCardBack(tx, deps, order, source);
  const plan = { going, isWhole: true, refundId };
  await applyCancellation(tx, deps, contents, plan, { id: newId(), madeBy: source });
  return null;
};

/** What a card paid of it, once the rest is undone; null where none did. */
const giveCardBack = async (
  tx: Queries,
  deps: OrderDeps,
  order: Order,
  source: 'shopper' | 'staff',
): Promise<string | null> => {
  if (centsToPay(order) === 0) return null;
  const payment = await findRetainedPayment(tx, order.id);
  const made = await refundsOf(tx, order.id);
  const { left, held, charged } = await refundBalance(tx, order, made);
  if (!payment || left.amount === 0) return null;
  const { storefront, currency, email } = order;
  const credit = { accountId: order.creditAccountId, owner: { storefront, currency, email } };
  const { id } = await storeRefund(
    tx,
    deps,
    { payment, left, held, charged, others: [], credit, promised: [], repriced: [], made },
    {
      ...{ amount: left, lines: [], reason: 'The exchange was called off' },
      madeBy: { id: null, name: source === 'staff' ? 'Staff' : 'Shopper' },
    },
  );
  return id;
};
