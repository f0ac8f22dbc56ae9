import type { Settlement } from '@counterpane/rules/payments/apply-outcome';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Queries } from '../database/open.ts';
import type { ApiDeps } from '../deps.ts';
import { closeCart } from '../orders/close-cart.ts';
import { demandOfOrder, reserveStock, sellStock } from '../orders/stock.ts';
import { type Order, updateOrder } from '../orders/store.ts';
import { enqueue } from '../outbox/store.ts';
import { book } from './ledger.ts';
import { type Payment, updatePayment } from './store.ts';

interface Booking {
  readonly order: Order;
  readonly payment: Payment;
  readonly settlement: Settlement;
  readonly outcome: PaymentOutcome;
}

/** Writes what the payment table decided. True when the catalogue's stock flags may have changed. */
export const bookSettlement = async (tx: Queries, deps: ApiDeps, booking: Booking): Promise<boolean> => {
  const { order, payment, settlement, outcome } = booking;
  const { reference, card, nextAction, failure } = outcome;
  switch (settlement.kind) {
    case 'none':
      return false;
    case 'challenge':
      await updatePayment(tx, payment.id, { status: 'challenge', reference, nextAction });
      return false;
    case 'processing':
      await updatePayment(tx, payment.id, { status: 'processing', reference, nextAction: null });
      await updateOrder(tx, order.id, { status: 'processing' });
      return false;
    case 'failed':
      await updatePayment(tx, payment.id, { status: 'failed', reference, failure, card, nextAction: null });
      await updateOrder(tx, order.id, { status: 'payment_failed' });
      return false;
    case 'surplus':
      await keepMoney(tx, booking);
      await enqueue(tx, 'payment.refund_surplus', {
        paymentId: payment.id,
        reference,
        amount: outcome.amount.amount,
      });
      return false;
    case 'attention':
      await keepMoney(tx, booking);
      await park(tx, order, settlement.reason);
      return false;
    case 'paid':
      return bookPaid(tx, deps, booking, settlement.takeStockAgain);
  }
};

const bookPaid = async (
  tx: Queries,
  deps: ApiDeps,
  booking: Booking,
  takeStockAgain: boolean,
): Promise<boolean> => {
  const { order } = booking;
  await keepMoney(tx, booking);
  if (takeStockAgain && !(await reserveStock(tx, await demandOfOrder(tx, order.id))).ok) {
    await park(tx, order, 'out_of_stock');
    return false;
  }
  await updateOrder(tx, order.id, { status: 'paid', stockIsHeld: false });
  await closeCart(tx, deps, order);
  await enqueue(tx, 'order.paid', { orderId: order.id });
  // Last: these rows are shared by everybody who buys the same things.
  await sellStock(tx, order.id);
  return takeStockAgain;
};

/** The attempt took money: remember its card, and book the charge. */
const keepMoney = async (tx: Queries, { order, payment, outcome }: Booking): Promise<void> => {
  const { reference, card } = outcome;
  await updatePayment(tx, payment.id, {
    status: 'succeeded',
    reference,
    card,
    nextAction: null,
    failure: null,
  });
  await book(tx, {
    booking: `charge:${payment.provider}:${reference}`,
    orderId: order.id,
    from: 'sales',
    to: `provider:${payment.provider}`,
    amount: outcome.amount,
  });
};

/** Paid, and not to be shipped before a person has looked at it (lesson 14). */
const park = async (tx: Queries, order: Order, reason: string): Promise<void> => {
  await updateOrder(tx, order.id, { status: 'needs_attention', attention: reason });
  await enqueue(tx, 'order.needs_attention', { orderId: order.id, reason });
};
