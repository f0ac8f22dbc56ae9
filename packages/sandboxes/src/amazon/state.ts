import { Journal } from '../machinery/journal.ts';
import type { LedgerEntry } from '../machinery/ledger.ts';
import type { StoredAnswer } from '../machinery/with-idempotency.ts';
import type { Charge, Permission } from './charge.ts';
import type { Dispute } from './dispute.ts';
import type { Notification } from './notification.ts';
import type { Refund } from './refund.ts';
import type { Report } from './report.ts';
import type { Session } from './session.ts';

/** Everything the sandbox remembers, by kind and id. */
interface Records {
  session: Session;
  permission: Permission;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  report: Report;
  notification: Notification;
  answer: StoredAnswer;
  /** Keys of our own making, the same after a restart: PEMs. */
  key: string;
  ledger: LedgerEntry;
}

/** The sandbox's memory. */
export class AmazonState extends Journal<Records> {}
