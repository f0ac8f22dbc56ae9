import { APPROVAL_SPENT } from '@counterpane/providers/payment/port';
import type { OutcomeDecision } from '@counterpane/rules/payments/decide-outcome';
import { needsReviewForFree, REVIEW_REASON } from '@counterpane/rules/payments/free-order-ceiling';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Cart } from '../../cart/carts/store.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue, enqueueAll, isWaiting, type NewMessage } from '../../outbox/store.ts';
import { loseHold } from '../captures/lose-hold.ts';
import { pendingCaptures } from '../captures/store.ts';
import { setCreditAsideAgain } from '../credit/spend-credit.ts';
import type { OrderDeps } from '../deps.ts';
import { abandonPayment, cancelOrder } from '../orders/cancel-order.ts';
import { closeCart, forgetCard, reopenCart } from '../orders/close-cart.ts';
import { finaliseOrder, parkOrder } from '../orders/finalise-order.ts';
import { isOfAnother } from '../orders/frozen-order.ts';
import { type Order, updateOrder } from '../orders/store.ts';
import { redeemAgain } from '../placing/redemptions.ts';
import { demandOfOrder, releaseStock, reserveStock } from '../reservations/stock.ts';
import { announceFailure } from './announce-failure.ts';
import { goodsOf } from './goods-of-order.ts';
import { HOLDS_ACCOUNT, heldAccount, holdFacts } from './hold.ts';
import { postLedgerEntry, surplusAccount } from './ledger.ts';
import { countDecline } from './payment-limit.ts';
import { type Payment, updatePayment } from './store.ts';

/** Why an attempt failed that never had a page: the provider does not take such an order. Nothing was declined. */
export const PAGE_REFUSED = 'page_refused';

interface Booking {
  /** Locked, with its cart. */
  readonly order: Order;
  readonly cart: Cart;
  readonly payment: Payment;
  /** All of the order's, as they were before. */
  readonly payments: readonly Payment[];
  readonly decision: OutcomeDecision;
  readonly outcome: PaymentOutcome;
}

/** Writes what the payment table decided. True when the catalogue's stock flags may have changed. */
export const saveOutcome = async (tx: Queries, deps: OrderDeps, booking: Booking): Promise<boolean> => {
  const { payment, decision, outcome } = booking;
  const { nextAction } = outcome;
  const reference = outcome.reference ?? payment.reference;
  switch (decision.kind) {
    case 'none':
      await letGoUnwanted(tx, deps, booking);
      await learnCard(tx, booking);
      return false;
    case 'challenge':
      // Some providers say only once where the shopper is to go.
      await updatePayment(tx, payment.id, {
        status: 'challenge',
        reference,
        nextAction: nextAction ?? payment.nextAction,
      });
      return false;
    case 'capture':
      await awaitMoney(tx, deps, booking);
      await announceWait(tx, deps, payment, await capturesToAskFor(tx, payment));
      return false;
    case 'processing':
      await awaitMoney(tx, deps, booking);
      await announceWait(tx, deps, payment, []);
      return false;
    case 'failed':
      await bookFailure(tx, deps, booking, decision.failsOrder);
      return false;
    case 'surplus':
      await keepMoney(tx, deps, booking, surplusAccount(payment));
      await enqueue(tx, deps.clock, 'payment.refund_surplus', { paymentId: payment.id });
      return false;
    case 'attention':
      await keepMoney(tx, deps, booking);
      await parkOrder(tx, deps, booking.order, decision.reason, booking.cart);
      return false;
    case 'hold_ended':
      await bookEndedHold(tx, deps, booking);
      return false;
    case 'let_go':
      await abandonPayment(tx, deps.clock, { id: payment.id, reference });
      return false;
    case 'paid':
    case 'held':
      return bookPaid(tx, deps, booking, decision.takeStockAgain);
  }
};

/** The shopper has done their part, and the money is on its way: the order lapses no more, and its cart is done. */
const awaitMoney = async (
  tx: Queries,
  deps: OrderDeps,
  { order, cart, payment, outcome }: Booking,
): Promise<void> => {
  const reference = outcome.reference ?? payment.reference;
  await updatePayment(tx, payment.id, { status: 'processing', reference, nextAction: null });
  if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed') return;
  await updateOrder(tx, order, { status: 'processing' });
  await closeCart(tx, deps, order, { money: false }, cart);
};

const capturesToAskFor = async (tx: Queries, { id: paymentId }: Payment): Promise<NewMessage[]> =>
  (await isWaiting(tx, 'payment.capture', paymentId))
    ? []
    : [{ topic: 'payment.capture', payload: { paymentId } }];

/** How long a payment is under way before its customer hears by email that it is: most arrive within it. */
const PENDING_TOLD_AFTER_MS = 15 * 60_000;

/** Queues what follows from the wait for a payment: once, when it begins, the email that goes out if it is long. */
const announceWait = async (
  tx: Queries,
  { clock }: OrderDeps,
  { id: paymentId, status }: Payment,
  others: readonly NewMessage[],
): Promise<void> => {
  const pending: NewMessage = {
    topic: 'payment.pending',
    payload: { paymentId },
    waitMs: PENDING_TOLD_AFTER_MS,
  };
  const messages = status === 'processing' ? others : [...others, pending];
  if (messages.length > 0) await enqueueAll(tx, clock, messages);
};

/** A webhook may outrun the answer to the call that paid, and does not name the card. */
const learnCard = async (tx: Queries, { payment, outcome }: Booking): Promise<void> => {
  if (payment.status === 'succeeded' && payment.card === null && outcome.card !== null)
    await updatePayment(tx, payment.id, { card: outcome.card });
};

/** Money authorized for an attempt that is over would otherwise be blocked for the shopper until the authorization lapses by itself. */
const letGoUnwanted = async (
  tx: Queries,
  { clock }: OrderDeps,
  { payment, outcome }: Booking,
): Promise<void> => {
  const isOver = payment.status === 'failed' || payment.status === 'cancelled';
  if (outcome.state !== 'authorised' || outcome.reference === null || !isOver) return;
  await updatePayment(tx, payment.id, { reference: outcome.reference });
  await enqueue(tx, clock, 'payment.cancel', { paymentId: payment.id });
};

const bookPaid = async (
  tx: Queries,
  deps: OrderDeps,
  booking: Booking,
  takeStockAgain: boolean,
): Promise<boolean> => {
  const { order, cart } = booking;
  await (booking.decision.kind === 'held' ? keepHold : keepMoney)(tx, deps, booking);
  if (takeStockAgain) await redeemAgain(tx, deps, order);
  if (needsReviewForFree(goodsOf(order), deps.freeOrderCeiling)) {
    await parkOrder(tx, deps, order, REVIEW_REASON, cart);
    return false;
  }
  if (takeStockAgain && !(await setCreditAsideAgain(tx, order))) {
    await parkOrder(tx, deps, order, 'credit_spent', cart);
    return false;
  }
  if (takeStockAgain && !(await reserveStock(tx, await demandOfOrder(tx, order.id))).ok) {
    await parkOrder(tx, deps, order, 'out_of_stock', cart);
    return false;
  }
  await finaliseOrder(tx, deps, order, cart);
  return takeStockAgain;
};

/** The order may be paid another way within the time that its stock is reserved, and its cart is the shopper's again. */
const bookFailure = async (
  tx: Queries,
  deps: OrderDeps,
  { order, payment, outcome }: Booking,
  failsOrder: boolean,
): Promise<void> => {
  const { reference, failure, card } = outcome;
  await updatePayment(tx, payment.id, {
    status: outcome.state === 'cancelled' ? 'cancelled' : 'failed',
    reference: reference ?? payment.reference,
    failure,
    card,
    nextAction: null,
  });
  if (outcome.state === 'failed') await announceFailure(tx, deps.clock, order, payment, failure);
  if (outcome.state === 'failed' && !isNoDecline(failure?.code)) await countDecline(tx, deps, payment);
  if (!failsOrder) return giveUpUnknown(tx, deps, order);
  // The shopper has long left the page that waited; one whose card is declined sees it at once. Of what belongs to another order
  // they are told once its time is over: nothing of it is in a cart.
  const isLate = order.status === 'processing' && payment.status === 'processing';
  if (isLate && !isOfAnother(order.frozen))
    await enqueue(tx, deps.clock, 'payment.failed_late', { paymentId: payment.id });
  await updateOrder(tx, order, { status: 'payment_failed' });
  if (order.status === 'processing') await reopenCart(tx, order);
  await forgetCard(tx, order);
};

/** A person was to find out what became of a payment; now the provider says that nothing did. */
const giveUpUnknown = async (tx: Queries, { clock }: OrderDeps, order: Order): Promise<void> => {
  if (order.status !== 'needs_attention' || order.attention !== 'payment_unknown') return;
  await cancelOrder(tx, clock, order, 'lapsed', []);
  await reopenCart(tx, order);
  // Of what belongs to another order the customer is told as such.
  if (!isOfAnother(order.frozen)) await enqueue(tx, clock, 'order.given_up', { orderId: order.id });
  if (order.stockIsReserved) await releaseStock(tx, order.id);
};

/**
 * The attempt took money: its card is stored and the charge booked. Other open attempts are ended, or the order
 * would be paid twice.
 */
const keepMoney = async (tx: Queries, deps: OrderDeps, booking: Booking, owedTo = 'sales'): Promise<void> => {
  const { order, payment, outcome } = booking;
  await succeed(tx, deps, booking);
  await postLedgerEntry(tx, {
    booking: `charge:${payment.provider}:${outcome.reference}`,
    orderId: order.id,
    from: owedTo,
    to: `provider:${payment.provider}`,
    amount: outcome.amount,
  });
};

/** The same of money that is held: only what is captured of it is a sale [R048]. */
const keepHold = async (tx: Queries, deps: OrderDeps, booking: Booking): Promise<void> => {
  const { order, payment, outcome } = booking;
  const terms = deps.providers.get(payment.provider)?.holds;
  await succeed(tx, deps, booking, holdFacts(terms, outcome.hold, deps.clock.now()));
  await postLedgerEntry(tx, {
    booking: `hold:${payment.provider}:${outcome.reference}`,
    orderId: order.id,
    from: HOLDS_ACCOUNT,
    to: heldAccount(payment.provider),
    amount: outcome.amount,
  });
};

/** A capture that is on its way learns by itself what became of it. */
const bookEndedHold = async (tx: Queries, deps: OrderDeps, { order, payment }: Booking): Promise<void> => {
  if (payment.holdEndedAt !== null || (await pendingCaptures(tx, payment.id)).length > 0) return;
  await loseHold(tx, deps, { order, payment, why: 'The company has ended the hold' });
};

const succeed = async (
  tx: Queries,
  { clock }: OrderDeps,
  { payment, payments, outcome: { reference, card } }: Booking,
  hold: Partial<ReturnType<typeof holdFacts>> = {},
): Promise<void> => {
  await updatePayment(tx, payment.id, {
    ...{ status: 'succeeded', reference, card },
    ...{ nextAction: null, failure: null },
    ...hold,
  });
  // An attempt whose call is under way, or that a bank decides on, is left open: only the provider knows its
  // result.
  for (const other of payments)
    if (other.id !== payment.id && other.status === 'challenge') await abandonPayment(tx, clock, other);
};

/** Nobody was asked for money, so that nothing counts as a card that was tried. */
const isNoDecline = (code: string | undefined): boolean => code === PAGE_REFUSED || code === APPROVAL_SPENT;
