import { enter, type LedgerEntry } from '../machinery/ledger.ts';
import type { Journal } from './journal.ts';
import type { Transaction } from './transaction.ts';

/** The store writes order and attempt into `order_id`, with a dot between them. */
export const recordInLedger = (
  journal: Journal,
  kind: LedgerEntry['kind'],
  { orderId, currency }: Transaction,
  amount: number,
  now: Date,
): void => {
  enter(journal, {
    provider: 'braintree',
    orderId: orderId.split('.', 1)[0] ?? '',
    kind,
    amount,
    currency,
    at: now.toISOString(),
  });
};
