import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { isoNow } from '../../clock.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findPayment, updatePayment } from '../payments/store.ts';
import { findHeldMoney } from './held-money.ts';
import { pendingCaptures } from './store.ts';

/** A capture that is on its way has its answer by then, most of the time. */
const AFTER_CAPTURES_MS = 60_000;

/**
 * Ends a hold at its company of which nothing is to be captured any more. What is on its way to be captured is waited for:
 * the last capture of a hold ends it by itself.
 */
export const releaseHold = async (deps: OrderDeps, paymentId: string): Promise<void> => {
  const { database, providers, clock } = deps;
  const payment = await findPayment(database.db, paymentId);
  const held = payment && (await findHeldMoney(database.db, payment.orderId));
  if (!payment || held?.payment.id !== paymentId || held.free.amount > 0) return;
  if ((await pendingCaptures(database.db, paymentId)).length > 0)
    return enqueue(database.db, clock, 'payment.release_hold', { paymentId }, AFTER_CAPTURES_MS);
  const provider = providers.get(payment.provider);
  if (!provider || payment.reference === null) throw new Error(`payment ${paymentId} has no provider here`);
  const outcome = await provider.cancel(payment.reference, `${payment.idempotencyKey}-release`);
  if (outcome?.state === 'authorised')
    throw new ProviderUnavailable(`${provider.id} goes on holding the money`);
  await updatePayment(database.db, paymentId, { holdEndedAt: isoNow(clock) });
};
