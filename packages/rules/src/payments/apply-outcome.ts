import { type Money, sameMoney } from '../money/money.ts';
import type { OrderState } from '../orders/order-states.ts';
import type { PaymentOutcome } from './outcome.ts';

/** The order as FINALISE finds it, inside its lock. */
export interface OrderToSettle {
  readonly status: OrderState;
  readonly total: Money;
  /** Whether its units are still reserved; a lapsed reservation is taken again if there is stock. */
  readonly stockIsHeld: boolean;
  /** The provider's reference that paid it, once one has. */
  readonly paidReference: string | null;
}

/** What FINALISE has to do. `none` is the same state again: a no-op (lesson 11). */
export type Settlement =
  | { readonly kind: 'none' }
  | { readonly kind: 'paid'; readonly takeStockAgain: boolean }
  /** Money that we keep and a person must look at: never rejected (lesson 14). */
  | { readonly kind: 'attention'; readonly reason: 'wrong_amount' | 'order_cancelled' }
  /** A second payment of a paid order, or money for one that cost nothing: it goes back. */
  | { readonly kind: 'surplus' }
  | { readonly kind: 'processing' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'failed' };

/**
 * The payment table: return address, webhook and poll all come through here (design section 6).
 * Money that has arrived is never rejected: what does not fit is parked as `needs_attention`.
 */
export const settle = (order: OrderToSettle, outcome: PaymentOutcome): Settlement => {
  const isOpen = order.status === 'awaiting_payment' || order.status === 'payment_failed';
  switch (outcome.state) {
    case 'succeeded':
    case 'authorised':
      return settleMoney(order, outcome);
    case 'processing':
      return { kind: isOpen ? 'processing' : 'none' };
    case 'challenge':
      return { kind: isOpen ? 'challenge' : 'none' };
    case 'failed':
    case 'cancelled':
      return { kind: isOpen || order.status === 'processing' ? 'failed' : 'none' };
  }
};

const settleMoney = (order: OrderToSettle, outcome: PaymentOutcome): Settlement => {
  if (order.paidReference === outcome.reference) return { kind: 'none' };
  if (order.paidReference !== null || order.status === 'paid') return { kind: 'surplus' };
  if (!sameMoney(order.total, outcome.amount)) return { kind: 'attention', reason: 'wrong_amount' };
  if (order.status === 'cancelled') return { kind: 'attention', reason: 'order_cancelled' };
  return { kind: 'paid', takeStockAgain: !order.stockIsHeld };
};
