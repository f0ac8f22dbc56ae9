import type { Money } from '@counterpane/rules/money/money';
import type { FastifyBaseLogger } from 'fastify';
import type { Topics } from './store.ts';

/** A purchase event for analytics, without personal data. */
export interface PurchaseEvent {
  readonly event: 'purchase';
  readonly orderId: string;
  readonly shortId: string;
  readonly storefront: string;
  /** All that was to pay. */
  readonly total: Money;
  /** What the items come to, without tax and delivery, as GA4 defines the value of a purchase. */
  readonly value: Money;
  /** What of the total is tax, added or included. */
  readonly tax: Money;
  /** What of the total is for bringing it. */
  readonly shipping: Money;
  /** The code that took something off. */
  readonly coupon: string | null;
  /** Only items with the flag for analytics ([C3], reportToAnalytics), each at the price of all its units without tax. */
  readonly items: readonly { readonly sku: string; readonly quantity: number; readonly price: Money }[];
}

/**
 * Events for analytics, by the names of the specification. Each carries the id of its subject, so that a repeated
 * one is recognised.
 */
type ShopEvent =
  | PurchaseEvent
  | (Topics['payment.failed'] & { readonly event: 'insufficientFunds' | 'paymentFailed' })
  | (Topics['form.failed'] & { readonly event: 'formFail' });

/**
 * Writes an event where analytics read: into the log, at whatever level that is kept, because its message counts as sent
 * from then on. Throws when the line could not be written.
 */
export const emitEvent = (logger: FastifyBaseLogger, event: ShopEvent): void =>
  logger.child({}, { level: 'info' }).info(event, event.event);
