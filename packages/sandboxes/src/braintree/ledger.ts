import type { Journal } from './journal.ts';
import type { Transaction } from './transaction.ts';

/** One movement of money as this provider saw it: cents, and our order id. */
export interface LedgerEntry {
  readonly provider: 'braintree';
  readonly orderId: string;
  readonly kind: 'charge' | 'refund' | 'authorise' | 'void';
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

/** The store writes order and attempt into `order_id`, with a dot between them. */
export const recordInLedger = (
  journal: Journal,
  kind: LedgerEntry['kind'],
  { orderId, currency }: Transaction,
  amount: number,
  now: Date,
): void => {
  journal.save('ledger', String(journal.list('ledger').length), {
    provider: 'braintree',
    orderId: orderId.split('.', 1)[0] ?? '',
    kind,
    amount,
    currency,
    at: now.toISOString(),
  });
};
