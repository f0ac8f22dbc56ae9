import type { PaymentProvider } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { Refused } from '@counterpane/rules/refusals';
import { lockOrder, type Order } from '../../order/orders/store.ts';
import { applyOutcome } from '../../order/payments/apply-outcome.ts';
import { isActive, type Payment, paymentsOf, updatePayment } from '../../order/payments/store.ts';
import { enqueue } from '../../outbox/store.ts';
import type { StaffDeps } from '../deps.ts';
import { findQueryableAttempt, isUnresolved } from './unresolved-attempts.ts';

/** The provider's answer, or why it could not be asked. */
type ParkedPaymentAnswer =
  | { readonly ok: true; readonly knew: 'outcome' | 'nothing' | 'not_asked' }
  | Refused<'payment_provider_not_found' | 'provider_silent'>;

/**
 * Queries the provider for a parked order's payment, outside any transaction, and books the answer through the
 * payment table like any report. An attempt that the provider does not know has taken no money and is ended: a
 * person decides about the order. Repeating the query changes nothing more.
 */
export const queryParkedPayment = async (deps: StaffDeps, order: Order): Promise<ParkedPaymentAnswer> => {
  const payment = findQueryableAttempt(order, await paymentsOf(deps.database.db, order.id));
  if (!payment) return { ok: true, knew: 'not_asked' };
  const provider = deps.providers.get(payment.provider);
  if (!provider) return { ok: false, refusal: { code: 'payment_provider_not_found' } };
  try {
    const outcomes = await findOutcomes(deps, provider, order, payment);
    for (const outcome of outcomes) await applyOutcome(deps, { provider: provider.id, outcome });
    if (outcomes.length > 0) return { ok: true, knew: 'outcome' };
    await endUnknown(deps, payment);
    return { ok: true, knew: 'nothing' };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn(
      { orderId: order.id, provider: provider.id, err: error },
      'payment provider unavailable',
    );
    return { ok: false, refusal: { code: 'provider_silent' } };
  }
};

const HOUR_MS = 3_600_000;

/**
 * By the reference of the attempt, or by its token where that names a payment; and where the provider lists its statement,
 * everything there that belongs to the order. Never a payment that belongs to another order.
 */
const findOutcomes = async (
  { database }: StaffDeps,
  provider: PaymentProvider,
  order: Order,
  { id, reference, token }: Payment,
): Promise<PaymentOutcome[]> => {
  const name = reference ?? token;
  const named = name ? await provider.find(name) : null;
  if (named?.orderId === order.id) return [{ ...named, paymentId: named.paymentId ?? id }];
  // The provider's clock may differ from ours, so one hour more is read.
  const since = new Date(Date.parse(order.createdAt) - HOUR_MS).toISOString();
  const entries = (await provider.listEntries?.({ since, known: [] })) ?? [];
  const booked = new Set((await paymentsOf(database.db, order.id)).map((one) => one.reference));
  const found: PaymentOutcome[] = [];
  for (const { kind, orderId, reference: payment } of entries) {
    if (kind !== 'charge' || orderId !== order.id || booked.has(payment)) continue;
    const outcome = await provider.find(payment);
    if (outcome) found.push(outcome);
  }
  return found;
};

/** Inside the order's lock, for its answer may have arrived in the meantime. What its token still holds is let go. */
const endUnknown = (
  { database, clock }: StaffDeps,
  { id, orderId, provider, token }: Payment,
): Promise<void> =>
  database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const now = (await paymentsOf(tx, orderId)).find((payment) => payment.id === id);
    if (!now || !isActive(now) || !isUnresolved(now)) return;
    const failure = { code: 'no_such_payment', message: 'It knows of no payment for this attempt.' };
    await updatePayment(tx, id, { status: 'cancelled', failure, nextAction: null });
    if (token) await enqueue(tx, clock, 'payment.release_unused', { provider, reference: token });
  });
