import { Journal as AnyJournal } from '../machinery/journal.ts';
import type { LedgerEntry } from '../machinery/ledger.ts';
import type { Agreement } from './agreements.ts';
import type { Dispute } from './dispute.ts';
import type { Nonce } from './nonce.ts';
import type { Notification } from './notification.ts';
import type { Transaction } from './transaction.ts';

/** Everything the sandbox remembers, by kind and id. */
interface Records {
  agreement: Agreement;
  nonce: Nonce;
  transaction: Transaction;
  dispute: Dispute;
  notification: Notification;
  ledger: LedgerEntry;
}

/** The sandbox's memory. */
export class Journal extends AnyJournal<Records> {}
