import type { Charge } from './charge.ts';
import type { AmazonState } from './state.ts';

/** One movement of money as this provider saw it: cents, and our order id. */
export interface LedgerEntry {
  readonly provider: 'amazon';
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

export const recordInLedger = (
  state: AmazonState,
  kind: LedgerEntry['kind'],
  { permissionId, currency }: Charge,
  amount: number,
  now: Date,
): void => {
  const reference = state.find('permission', permissionId)?.merchantReferenceId;
  state.save('ledger', String(state.count('ledger')), {
    provider: 'amazon',
    // The store writes the order and its attempt to pay: `<order>/<attempt>`.
    orderId: reference?.split('/')[0] ?? '',
    kind,
    amount,
    currency,
    at: now.toISOString(),
  });
};
