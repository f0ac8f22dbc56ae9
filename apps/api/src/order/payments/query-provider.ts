import type { Approval, PaymentProvider } from '@counterpane/providers/payment/port';
import { ProviderUnavailable } from '@counterpane/providers/payment/provider-unavailable';
import { money } from '@counterpane/rules/money/money';
import type { PaymentOutcome } from '@counterpane/rules/payments/outcome';
import { isoNow } from '../../clock.ts';
import { countLimited } from '../../http/limiter.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { applyOutcome } from './apply-outcome.ts';
import { callProvider } from './call-provider.ts';
import { captureAuthorized } from './capture-authorized.ts';
import {
  findPayment,
  isActive,
  markAsked,
  markSilent,
  type Payment,
  paymentsOf,
  renamePayment,
} from './store.ts';

/** `silent` when the provider did not answer, so that it is unknown whether the payment took money. */
type ProviderAnswer = 'answered' | 'silent';

interface QueryOptions {
  readonly isPatient?: boolean;
  /** The token that came back with the shopper; anybody may have sent it, so it is tried and not believed. */
  readonly brought?: string | undefined;
}

/**
 * Asks the provider what became of an order's open payment, and books the answer: on the shopper's
 * return and from the sweeper. What is authorized for it is captured at once where the order still wants it. A call that
 * broke off before we learnt its reference is made again.
 * A provider that does not answer is remembered as silent until it does. With `isPatient` one that shoppers
 * had asked often lately is not asked again: what is known is the answer.
 */
export const queryProvider = async (
  deps: OrderDeps,
  order: Order,
  { isPatient = false, brought }: QueryOptions = {},
): Promise<ProviderAnswer> => {
  const { db } = deps.database;
  const payment = (await paymentsOf(db, order.id)).find(isActive);
  if (!payment) return 'answered';
  const provider = deps.providers.get(payment.provider);
  if (!provider) return 'silent';
  if (isPatient && (await countLimited(deps, 'queryPayment', { order: order.id })) !== null)
    return 'answered';
  const now = isoNow(deps.clock);
  await markAsked(db, payment.id, now);
  try {
    await query(deps, provider, order, { payment, brought });
    if (payment.silentSince !== null) await markSilent(db, payment.id, null);
    return 'answered';
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    deps.logger.warn(
      { orderId: order.id, provider: provider.id, err: error },
      'payment provider unavailable',
    );
    if (payment.silentSince === null) await markSilent(db, payment.id, now);
    return 'silent';
  }
};

const query = async (
  deps: OrderDeps,
  provider: PaymentProvider,
  order: Order,
  { payment, brought }: { readonly payment: Payment; readonly brought: string | undefined },
): Promise<void> => {
  if (payment.reference === null) {
    // The order is paid by another attempt or waits for a person, so this charge is not wanted.
    if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed') return;
    await callProvider(deps, provider, order, payment);
    return;
  }
  const { reference } = payment;
  const approval = brought !== undefined && approvalOf(payment, reference, brought);
  const confirmed = (approval && (await provider.confirm?.(approval))) || null;
  const outcome =
    confirmed?.state === 'challenge'
      ? await nameAndFind(deps, provider, { ...payment, reference }, confirmed)
      : (confirmed ?? (await provider.find(reference)));
  if (outcome) await applyOutcome(deps, { provider: provider.id, attempt: payment, outcome });
  if (outcome?.state === 'authorised') await captureAuthorized(deps, payment.id);
};

/**
 * A page that got its name with the shopper's return is asked about once the name is stored: an answer that is lost can
 * be asked for again.
 */
const nameAndFind = async (
  deps: OrderDeps,
  provider: PaymentProvider,
  payment: Payment & { readonly reference: string },
  named: PaymentOutcome,
): Promise<PaymentOutcome | null> => {
  const { db } = deps.database;
  const { id, orderId } = payment;
  if (named.reference !== null && (await renamePayment(db, payment, named.reference)))
    await applyOutcome(deps, { provider: provider.id, attempt: { id, orderId }, outcome: named });
  const now = await findPayment(db, id);
  return now && isActive(now) && now.reference !== null ? provider.find(now.reference) : null;
};

const approvalOf = (
  { id, orderId, amountCents, currency }: Payment,
  reference: string,
  token: string,
): Approval => ({
  orderId,
  paymentId: id,
  reference,
  amount: money(amountCents, currency),
  token,
});
