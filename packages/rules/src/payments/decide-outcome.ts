import { type Money, sameMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';
import { type AttemptState, isActiveAttempt } from './attempt-states.ts';
import type { PaymentOutcome } from './outcome.ts';

/** The order as FINALISE finds it, inside its lock. */
export interface OrderToPay {
  readonly status: OrderState;
  readonly total: Money;
  /** Whether its units are still reserved; a lapsed reservation is taken again if there is stock. */
  readonly stockIsReserved: boolean;
  /** Whether it was cancelled because its time to pay was over, and not because a newer one took its place. */
  readonly hasLapsed: boolean;
  /** The provider's reference that paid it, once one has. */
  readonly paidReference: string | null;
  /** The state of the attempt that the provider reports on. */
  readonly attempt: AttemptState;
  /** Whether the attempt has its money held, and captured as things ship [R048]. */
  readonly holds: boolean;
}

/** What FINALISE has to do. `none` is the same state again: a no-op [L11]. */
export type OutcomeDecision =
  | { readonly kind: 'none' }
  | { readonly kind: 'paid'; readonly takeStockAgain: boolean }
  /** The provider holds the money for us: take it, then this is asked again. */
  | { readonly kind: 'capture' }
  /** The money is held, and pays the order: it is captured as things ship. */
  | { readonly kind: 'held'; readonly takeStockAgain: boolean }
  /** The company holds the money no more that pays the order. */
  | { readonly kind: 'hold_ended' }
  /** Money is held that the order does not want: it is let go. */
  | { readonly kind: 'let_go' }
  /** Money that does not fit the order: it is kept, and a person must look at it [L14]. */
  | { readonly kind: 'attention'; readonly reason: 'wrong_amount' | 'order_cancelled' }
  /** A second payment of a paid order: it goes back. */
  | { readonly kind: 'surplus' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'challenge' }
  /** The attempt is over. `failsOrder` is false when the order does not depend on it any more. */
  | { readonly kind: 'failed'; readonly failsOrder: boolean };

const NONE = { kind: 'none' } as const;

/**
 * The payment table: return address, webhook and poll all come through here [R005]. Money that has arrived is never
 * rejected: if it does not fit, the order becomes `needs_attention`. A report without money only counts for its own
 * attempt while that is open, so a late report about an old attempt never changes a newer one.
 */
export const decideOutcome = (order: OrderToPay, outcome: PaymentOutcome): OutcomeDecision => {
  if (outcome.state === 'succeeded') return decideMoney(order, outcome);
  if (order.holds && outcome.state === 'cancelled' && order.paidReference === outcome.reference)
    return { kind: 'hold_ended' };
  if (!isActiveAttempt(order.attempt)) return NONE;
  const isOpen = order.status === 'awaiting_payment' || order.status === 'payment_failed';
  switch (outcome.state) {
    case 'authorised':
      return order.holds ? decideHold(order, outcome) : { kind: 'capture' };
    case 'processing':
      return isOpen ? { kind: 'processing' } : NONE;
    case 'challenge':
      return isOpen && order.attempt !== 'processing' ? { kind: 'challenge' } : NONE;
    case 'failed':
    case 'cancelled':
      return { kind: 'failed', failsOrder: isOpen || order.status === 'processing' };
  }
};

/** A hold of another amount than the total is captured at once like any other: then a person looks at it. */
const decideHold = (order: OrderToPay, outcome: PaymentOutcome): OutcomeDecision => {
  const decision = decideMoney(order, outcome);
  if (decision.kind === 'paid') return { ...decision, kind: 'held' };
  return sameMoney(order.total, outcome.amount) ? { kind: 'let_go' } : { kind: 'capture' };
};

const decideMoney = (order: OrderToPay, outcome: PaymentOutcome): OutcomeDecision => {
  if (order.paidReference !== null && order.paidReference === outcome.reference)
    return endsHold(order, outcome) ? { kind: 'hold_ended' } : NONE;
  // An order with a total of zero is paid without a payment, so it has no reference.
  if (order.paidReference !== null || order.status === 'paid') return { kind: 'surplus' };
  if (!sameMoney(order.total, outcome.amount)) return { kind: 'attention', reason: 'wrong_amount' };
  if (order.status === 'cancelled' && !order.hasLapsed)
    return { kind: 'attention', reason: 'order_cancelled' };
  return { kind: 'paid', takeStockAgain: !order.stockIsReserved };
};

/** A hold that ends after a part of it was captured is told as money that was taken, of less than the order is worth. */
const endsHold = ({ holds, total }: OrderToPay, { amount }: PaymentOutcome): boolean =>
  holds && amount.amount < total.amount;
