import { createOutbox } from '../machinery/outbox.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import { type Dispute, presentDispute } from './dispute.ts';
import { Journal } from './journal.ts';
import {
  type DisputeKind,
  type Notification,
  newNotification,
  type TransactionKind,
} from './notification.ts';
import { presentTransaction, type Transaction } from './transaction.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';
import type { XmlValue } from './xml.ts';

export interface BraintreeSandboxOptions extends SandboxOptions {
  readonly merchantId: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Currency by merchant account; the first is the default. */
  readonly merchantAccounts: Readonly<Record<string, string>>;
  /** How long PayPal takes to settle. */
  readonly settleAfterMs?: number;
}

/** What every endpoint works with. */
export interface SandboxContext {
  readonly options: BraintreeSandboxOptions;
  readonly journal: Journal;
  readonly webhooks: WebhookSender;
  readonly now: () => Date;
  /** For how many milliseconds searches do not know a new transaction. */
  readonly searchLag: { ms: number };
  /** Notes a webhook about a transaction; it leaves with the next {@link commit}. */
  readonly notify: (kind: TransactionKind, transaction: Transaction) => void;
  /** The same about a dispute. */
  readonly notifyOfDispute: (kind: DisputeKind, dispute: Dispute) => void;
  /** Writes down what the call did, then lets its webhooks go. */
  readonly commit: () => void;
}

export const createContext = (options: BraintreeSandboxOptions): SandboxContext => {
  const journal = new Journal(options.stateFile);
  const now = () => new Date();
  const webhooks = createWebhookSender(options, (notification) => {
    journal.save('notification', notification.id, { ...notification, isDelivered: true });
    journal.commit();
  });
  const outbox = createOutbox(journal, webhooks);
  const note = (kind: Notification['kind'], about: string, subject: XmlValue): void => {
    const id = `${kind}-${about}`;
    outbox.note(journal.save('notification', id, newNotification(id, kind, subject, now())));
  };
  return {
    options,
    journal,
    webhooks,
    now,
    searchLag: { ms: 0 },
    notify: (kind, transaction) =>
      note(kind, transaction.id, { transaction: presentTransaction(transaction) }),
    notifyOfDispute: (kind, dispute) => note(kind, dispute.id, { dispute: presentDispute(dispute) }),
    commit: outbox.commit,
  };
};
