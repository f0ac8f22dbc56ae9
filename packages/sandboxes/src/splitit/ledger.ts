import type { Plan } from './plan.ts';
import type { SplititState } from './state.ts';

/** One movement of money as this provider saw it: cents, and our order id. */
export interface LedgerEntry {
  readonly provider: 'splitit';
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

export const recordInLedger = (
  state: SplititState,
  kind: LedgerEntry['kind'],
  plan: Plan,
  amount: number,
  now: Date,
): void => {
  state.save('ledger', String(state.count('ledger')), {
    provider: 'splitit',
    // The store writes the order and its attempt to pay: `<order>/<attempt>`.
    orderId: plan.refOrderNumber?.split('/')[0] ?? '',
    kind,
    amount,
    currency: plan.currency,
    at: now.toISOString(),
  });
};
