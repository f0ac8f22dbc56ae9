import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { Order } from '../orders/store.ts';
import { insertPayment, type Payment } from './store.ts';

interface PaymentReport {
  readonly provider: string;
  readonly outcome: PaymentOutcome;
  /** The attempt that we queried. */
  readonly attemptId: string | undefined;
  /** ISO time. */
  readonly now: string;
}

/**
 * The attempt of an order that a provider reports on: the one we asked about, the one whose id it stored for us, or
 * the one with its reference; never a guess. Money from an unknown attempt, or from one that has taken money
 * already, gets an attempt of its own, so that no money is lost.
 */
export const matchPayment = async (
  tx: Queries,
  order: Order,
  payments: readonly Payment[],
  { provider, outcome, attemptId, now }: PaymentReport,
): Promise<Payment> => {
  const { paymentId, reference } = outcome;
  const isOther = (payment: Payment): boolean =>
    payment.status === 'succeeded' && reference !== null && payment.reference !== reference;
  return (
    payments.find((payment) => payment.id === attemptId && !isOther(payment)) ??
    payments.find((payment) => payment.id === paymentId && !isOther(payment)) ??
    payments.find((payment) => reference !== null && payment.reference === reference) ??
    (await insertPayment(tx, {
      id: newId(),
      orderId: order.id,
      attempt: (payments[0]?.attempt ?? 0) + 1,
      provider,
      kind: 'token',
      idempotencyKey: `${provider}-${reference ?? newId()}`,
      returnUrl: '',
      cancelUrl: '',
      reference,
      status: 'cancelled',
      amountCents: outcome.amount.amount,
      currency: outcome.amount.currency,
      createdAt: now,
      askedAt: now,
    }))
  );
};
