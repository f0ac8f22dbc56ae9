import { setTimeout as delay } from 'node:timers/promises';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { Refused } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import type { OrderDeps } from '../deps.ts';
import { callProvider } from './call-provider.ts';
import { type Intent, openPayment } from './open-payment.ts';
import { findPayment, markAsked } from './store.ts';

export type Paid = { readonly ok: true } | Refused<PaymentRefusalCode>;

/**
 * PAY [R005]: the attempt and its key are stored, then the provider is called outside any
 * transaction, then FINALISE books what it said. When it says nothing, the attempt stays open: the
 * same call again, a webhook or the sweeper finds out, always with the same key [L16].
 */
export const payOrder = async (deps: OrderDeps, orderId: string, intent: Intent): Promise<Paid> => {
  const opened = await openPayment(deps, orderId, intent);
  if (!opened.ok) return opened;
  const { order, payment } = opened;
  if (!payment) return { ok: true };
  const provider = deps.providers.get(payment.provider);
  if (!provider) return { ok: false, refusal: { code: 'payment_provider_not_found' } };
  // Sent again: what this call does is not known to every provider at once.
  if (deps.clock.now() - Date.parse(payment.askedAt) >= A_MOMENT_MS)
    await markAsked(deps.database.db, payment.id, isoNow(deps.clock));
  try {
    return refusalOf(await callProvider(deps, provider, order, payment));
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    if (await isDecidedMeanwhile(deps, payment.id)) return { ok: true };
    deps.logger.error({ orderId, provider: provider.id, err: error }, 'payment provider unavailable');
    return { ok: false, refusal: { code: 'payment_unavailable' } };
  }
};

/** A decline is a refusal in the provider's words; everything else is for the order to show. */
const refusalOf = (outcome: PaymentOutcome | null): Paid => {
  if (outcome?.state !== 'failed' && outcome?.state !== 'cancelled') return { ok: true };
  const { failure, state } = outcome;
  return {
    ok: false,
    refusal: { code: 'payment_failed', message: failure?.message ?? '', reason: failure?.code ?? state },
  };
};

const A_MOMENT_MS = 1_000;
const WAITS_MS = [100, 200, 400, 800];

/** When two clicks arrive at once the provider serves one; the other waits briefly for its result. */
const isDecidedMeanwhile = async ({ database }: OrderDeps, paymentId: string): Promise<boolean> => {
  for (const wait of WAITS_MS) {
    await delay(wait);
    const payment = await findPayment(database.db, paymentId);
    if (payment && payment.status !== 'started') return true;
  }
  return false;
};
