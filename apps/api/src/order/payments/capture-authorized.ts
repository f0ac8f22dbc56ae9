import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { OrderDeps } from '../deps.ts';
import { abandonPayment } from '../orders/cancel-order.ts';
import { lockOrder } from '../orders/store.ts';
import { applyOutcome } from './apply-outcome.ts';
import { findPayment, type Payment, paymentsOf } from './store.ts';

/**
 * Captures the money that a provider has authorized for an attempt, and books what came of it; null when nothing is wanted of it
 * any more. Made again it takes nothing more: the key is the attempt's.
 * @throws ProviderUnavailable when there is no answer; the outbox goes on with it.
 */
export const captureAuthorized = async (
  deps: OrderDeps,
  paymentId: string,
): Promise<PaymentOutcome | null> => {
  const payment = await findWanted(deps, paymentId);
  if (!payment) return null;
  const provider = deps.providers.get(payment.provider);
  if (!provider || payment.reference === null) throw new Error(`payment ${paymentId} has nothing to capture`);
  const amount = money(payment.amountCents, payment.currency);
  const outcome = await provider.capture(payment.reference, amount, `${payment.idempotencyKey}-capture`);
  // To book that it is held would only ask for it to be taken once more, at once.
  if (outcome.state === 'authorised')
    throw new ProviderUnavailable(`${provider.id} goes on holding the money`);
  await applyOutcome(deps, { provider: provider.id, attempt: payment, outcome });
  return outcome;
};

/** Inside the order's lock: another attempt may have paid it in the meantime, and then this one is let go. */
const findWanted = async ({ database, clock }: OrderDeps, paymentId: string): Promise<Payment | null> => {
  const known = await findPayment(database.db, paymentId);
  if (known?.status !== 'processing') return null;
  return database.transaction(async (tx) => {
    await lockOrder(tx, known.orderId);
    const payments = await paymentsOf(tx, known.orderId);
    const payment = payments.find(({ id, status }) => id === paymentId && status === 'processing');
    if (!payment) return null;
    if (!payments.some(({ status }) => status === 'succeeded')) return payment;
    await abandonPayment(tx, clock, payment);
    return null;
  });
};
