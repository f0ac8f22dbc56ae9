import type { FastifyBaseLogger } from 'fastify';
import type { PurchaseEvent } from '../orders/report-purchase.ts';
import type { Topics } from './store.ts';

/** What analytics hear of, by the names of the specification. Each names what it is of, so that a repeated one is known. */
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
