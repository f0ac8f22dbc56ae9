import { isInsufficientFunds } from '@counterpane/rules/checkout/insufficient-funds';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Clock } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { Order } from '../orders/store.ts';
import type { Payment } from './store.ts';

/**
 * Tells analytics once that a payment failed, whether the report came by webhook, return or query [K8]. In the
 * transaction that books it, so that both are saved or neither is. The provider's message stays with the payment.
 */
export const announceFailure = (
  tx: Queries,
  clock: Clock,
  { id: orderId, storefront }: Pick<Order, 'id' | 'storefront'>,
  { id: paymentId, provider }: Pick<Payment, 'id' | 'provider'>,
  failure: PaymentOutcome['failure'],
): Promise<void> =>
  enqueue(tx, clock, 'payment.failed', {
    paymentId,
    orderId,
    storefront,
    provider,
    code: failure?.code ?? null,
    isInsufficientFunds: isInsufficientFunds(failure?.message ?? ''),
  });
