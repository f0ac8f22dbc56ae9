import { createOutbox } from '../machinery/outbox.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import { Journal } from './journal.ts';
import { type Notification, newNotification } from './notification.ts';
import type { Transaction } from './transaction.ts';
import { createWebhookSender, type WebhookSender } from './webhook-sender.ts';

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
  /** Notes a webhook about a transaction; it leaves with the next {@link commit}. */
  readonly notify: (kind: Notification['kind'], transaction: Transaction) => void;
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
  return {
    options,
    journal,
    webhooks,
    now,
    notify: (kind, transaction) => {
      const id = `${kind}-${transaction.id}`;
      outbox.note(journal.save('notification', id, newNotification(id, kind, transaction, now())));
    },
    commit: outbox.commit,
  };
};
