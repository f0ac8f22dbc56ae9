import type Stripe from 'stripe';
import { enter, type LedgerEntry } from '../machinery/ledger.ts';
import type { SandboxState } from './state.ts';

export const recordInLedger = (
  state: SandboxState,
  kind: LedgerEntry['kind'],
  intent: Stripe.PaymentIntent,
  amount: number,
  now: Date,
): void => {
  enter(state, {
    provider: 'stripe',
    orderId: intent.metadata.order_id ?? '',
    kind,
    amount,
    currency: intent.currency.toUpperCase(),
    at: now.toISOString(),
  });
};
