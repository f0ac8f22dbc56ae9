import type { AnalyticsService } from '@counterpane/providers/analytics/port';
import type { EmailSender } from '@counterpane/providers/email/port';
import type { CarrierService } from '@counterpane/providers/shipping/port';
import type { SignInCompany } from '@counterpane/providers/sign-in/port';
import type { FileStorage } from '@counterpane/providers/storage/port';
import type { TextService } from '@counterpane/providers/text-messages/port';
import type { CartDeps } from '../cart/deps.ts';

/** What orders are built from, and the pages of the shop. */
export interface OrderDeps extends CartDeps {
  readonly email: EmailSender;
  /** What sells labels and follows parcels; null where staff type in what the carrier wrote. */
  readonly carriers: CarrierService | null;
  /** Companies whose accounts sign customers in; empty where the store has keys of none. */
  readonly signInCompanies: readonly SignInCompany[];
  /** What sends text messages; null where subscriptions are in the store's own database alone. */
  readonly texts: TextService | null;
  /** What hears of the steps of visits that allow it; null where they stay with the store. */
  readonly analytics: AnalyticsService | null;
  /** Where files of customers are. */
  readonly storage: FileStorage;
  /** Cents of goods above which an order that costs nothing waits for a person; null lets all go, in a demo. */
  readonly freeOrderCeiling: number | null;
}
