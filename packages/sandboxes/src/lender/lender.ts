import { Journal } from '../machinery/journal.ts';
import { enter, type LedgerEntry, orderOf } from '../machinery/ledger.ts';
import { createOutbox } from '../machinery/outbox.ts';
import type { SandboxOptions } from '../machinery/sandbox-app.ts';
import type { WebhookDeliveries } from '../machinery/webhook-deliveries.ts';
import type { StoredAnswer } from '../machinery/with-idempotency.ts';
import { createWebhookSender, type Notification, type WebhookSigning } from './webhook-sender.ts';

/** Everything that a lender's sandbox remembers, by kind and id. */
interface LenderRecords<Session> {
  session: Session;
  notification: Notification;
  answer: StoredAnswer;
  ledger: LedgerEntry;
}

/** A part that was given back. */
export interface Refunded {
  readonly id: string;
  readonly amount: number;
}

export const sumOf = (refunds: readonly Refunded[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Whose money it is about: the store writes the order and its attempt to pay, `<order>/<attempt>`. */
interface Owned {
  readonly reference: string | null;
  readonly currency: string;
}

/** What every endpoint of a lender works with: memory, webhooks, ledger. */
export interface Lender<Session> {
  readonly provider: string;
  readonly options: SandboxOptions;
  readonly state: Journal<LenderRecords<Session>>;
  readonly webhooks: WebhookDeliveries<Notification>;
  readonly now: () => Date;
  /** Notes an event; it leaves with the next {@link commit}. */
  readonly note: (id: string, body: string) => void;
  readonly book: (kind: LedgerEntry['kind'], owned: Owned, cents: number) => void;
  /** Writes down what a call did, then lets its webhooks go. */
  readonly commit: () => void;
}

export const createLender = <Session>(
  provider: string,
  options: SandboxOptions,
  signing: WebhookSigning,
): Lender<Session> => {
  const state = new Journal<LenderRecords<Session>>(options.stateFile);
  const webhooks = createWebhookSender(options, signing, (notification) => {
    state.save('notification', notification.id, { ...notification, isDelivered: true });
    state.commit();
  });
  const outbox = createOutbox(state, webhooks);
  const now = () => new Date();
  return {
    provider,
    options,
    state,
    webhooks,
    now,
    note: (id, body) => {
      const isDelivered = options.webhookUrl === undefined;
      outbox.note(state.save('notification', id, { id, body, isDelivered }));
    },
    book: (kind, { reference, currency }, amount) => {
      enter(state, {
        provider,
        orderId: orderOf(reference),
        kind,
        amount,
        currency,
        at: now().toISOString(),
      });
    },
    commit: outbox.commit,
  };
};
