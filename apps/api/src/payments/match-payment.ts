import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Queries } from '../database/open.ts';
import { newId } from '../http/ids.ts';
import type { Order } from '../orders/store.ts';
import { insertPayment, type Payment } from './store.ts';

/**
 * Which of an order's attempts a provider speaks of: the one we asked about, the one with its
 * reference, or the one whose reference we never learnt (a call that broke off, a hosted page). Money
 * from an attempt we do not know gets one of its own, so that nothing that was taken is lost.
 */
export const matchPayment = async (
  tx: Queries,
  order: Order,
  payments: readonly Payment[],
  said: { provider: string; outcome: PaymentOutcome; askedId: string | undefined },
): Promise<Payment> => {
  const { provider, outcome, askedId } = said;
  return (
    payments.find(({ reference }) => reference === outcome.reference) ??
    payments.find(({ id }) => id === askedId) ??
    payments.find(
      ({ reference, kind, status }) => (reference === null || kind === 'hosted') && status !== 'succeeded',
    ) ??
    (await insertPayment(tx, {
      id: newId(),
      orderId: order.id,
      attempt: (payments[0]?.attempt ?? 0) + 1,
      provider,
      kind: 'token',
      idempotencyKey: `${provider}-${outcome.reference}`,
      returnUrl: '',
      cancelUrl: '',
      reference: outcome.reference,
      status: 'cancelled',
      amountCents: outcome.amount.amount,
      currency: outcome.amount.currency,
    }))
  );
};
