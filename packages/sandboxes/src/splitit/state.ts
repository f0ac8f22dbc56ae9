import { Journal } from '../machinery/journal.ts';
import type { LedgerEntry } from '../machinery/ledger.ts';
import type { StoredAnswer } from '../machinery/with-idempotency.ts';
import type { Plan } from './plan.ts';
import type { Notification } from './webhook-sender.ts';

/** Everything the sandbox remembers, by kind and id. */
interface Records {
  plan: Plan;
  notification: Notification;
  answer: StoredAnswer;
  /** Signs webhooks: a PEM of our own making, the same after a restart. */
  key: string;
  ledger: LedgerEntry;
}

/** The sandbox's memory. */
export class SplititState extends Journal<Records> {}
