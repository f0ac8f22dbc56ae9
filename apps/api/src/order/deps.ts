import type { EmailSender } from '@counterpane/providers/email/port';
import type { CartDeps } from '../cart/deps.ts';

/** What orders are built from, and the pages of the shop. */
export interface OrderDeps extends CartDeps {
  readonly email: EmailSender;
  /** Cents of goods above which an order that costs nothing waits for a person; null lets all go, in a demo. */
  readonly freeOrderCeiling: number | null;
}
