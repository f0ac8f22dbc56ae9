import { ProviderUnavailable } from '@counterpane/providers/payment/port';
import { isoNow } from '../clock.ts';
import type { ApiDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { applyOutcome } from './apply-outcome.ts';
import { callProvider } from './call-provider.ts';
import { captureHeld } from './capture-held.ts';
import { isActive, markAsked, paymentsOf } from './store.ts';

/**
 * Asks the provider what became of an order's open payment, and books the answer: on the shopper's
 * return and from the sweeper. What is held for it is taken at once where the order still wants it. A call that
 * broke off before we learnt its reference is made again.
 * Quiet when the provider does not answer: the next asking will do.
 */
export const askProvider = async (deps: ApiDeps, order: Order): Promise<void> => {
  const payment = (await paymentsOf(deps.database.db, order.id)).find(isActive);
  const provider = payment && deps.providers.get(payment.provider);
  if (!provider) return;
  await markAsked(deps.database.db, payment.id, isoNow(deps.clock));
  try {
    if (payment.reference === null) {
      // Paid by another attempt, or with a person by now: nobody wants this charge any more.
      if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed') return;
      await callProvider(deps, provider, order, payment);
      return;
    }
    const outcome = await provider.find(payment.reference);
    if (outcome) await applyOutcome(deps, { provider: provider.id, asked: payment, outcome });
    if (outcome?.state === 'authorised') await captureHeld(deps, payment.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn(
      { orderId: order.id, provider: provider.id, err: error },
      'payment provider unavailable',
    );
  }
};
