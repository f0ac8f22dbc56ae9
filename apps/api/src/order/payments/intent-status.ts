import type { AttemptState } from '@counterpane/rules/payments/attempt-states';
import { findMethod } from '@counterpane/rules/payments/methods';
import type { Payment } from './store.ts';

/** The card provider's words for where its payment stands: they are part of messages [K8]. */
const STATUSES: Readonly<Record<AttemptState, string>> = {
  started: 'requires_confirmation',
  challenge: 'requires_action',
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'requires_payment_method',
  cancelled: 'canceled',
};

/** Null where no card provider takes the money. */
export const intentStatusOf = (payment: Pick<Payment, 'provider' | 'status'> | undefined): string | null =>
  payment && findMethod(payment.provider)?.integration === 'card-provider' ? STATUSES[payment.status] : null;
