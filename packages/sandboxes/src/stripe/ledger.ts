import type Stripe from 'stripe';
import type { SandboxState } from './state.ts';

/** One movement of money as this provider saw it: cents, and our order id. */
export interface LedgerEntry {
  readonly provider: 'stripe';
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

export const recordInLedger = (
  state: SandboxState,
  kind: LedgerEntry['kind'],
  intent: Stripe.PaymentIntent,
  amount: number,
  now: Date,
): void => {
  const id = String(state.count('ledger'));
  state.save('ledger', id, {
    provider: 'stripe',
    orderId: intent.metadata.order_id ?? '',
    kind,
    amount,
    currency: intent.currency.toUpperCase(),
    at: now.toISOString(),
  });
};
