import type { Difference } from '@counterpane/contract/staff/reconciliation';
import type { PaymentProvider, ProviderEntry } from '@counterpane/providers/payment/port';
import type { OrderDeps } from '../deps.ts';
import { askDispute } from '../disputes/ask-dispute.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { applyOutcome } from '../payments/apply-outcome.ts';
import { findEntryOfRefund } from '../refunds/find-entry.ts';
import { recordRefundOutcome } from '../refunds/record-refund-outcome.ts';
import { recordSurplusRefund } from '../refunds/record-surplus-refund.ts';
import { isStrandedRefund } from '../refunds/store.ts';
import { findAttempt, type OurLedger } from './compare-ledgers.ts';
import { findSummedPayments, wasRefunded } from './compare-refund-sums.ts';
import { findAttemptNumber } from './our-attempts.ts';

/** Both ledgers, and the providers that were asked. */
interface ComparedLedgers {
  readonly providers: readonly PaymentProvider[];
  readonly ours: OurLedger;
  readonly theirs: readonly ProviderEntry[];
}

/**
 * Resolves a difference without a person where that is possible, and reports the order's state. Unknown money goes
 * through the payment table like all money, an unanswered refund takes the state of the provider's ledger, and a
 * surplus payment that the provider gave back is booked as given back.
 */
export const resolveDifference = async (
  deps: OrderDeps,
  ledgers: ComparedLedgers,
  difference: Difference,
): Promise<Difference> => {
  const { kind, orderId } = difference;
  const order = orderId === null ? null : await findOrder(deps.database.db, orderId);
  if (!order) return { ...difference, orderStatus: null };
  if (kind === 'charge_unknown') await bookCharge(deps, ledgers, order, difference);
  if (kind === 'refund_undecided') await settleStrandedRefund(deps, ledgers, difference);
  if (kind === 'dispute_unknown' || kind === 'dispute_amount') await bookDispute(deps, ledgers, difference);
  const { theirs } = difference;
  // One that is under way is booked once it has gone.
  const isUnderWay = ledgers.theirs.some(
    (entry) =>
      entry.kind === 'refund' && entry.reference === difference.reference && entry.state === 'pending',
  );
  if (kind === 'refund_unknown' && theirs && !isUnderWay)
    await recordSurplusRefund(deps, {
      orderId: order.id,
      reference: difference.payment,
      given: theirs,
    });
  const after = await findOrder(deps.database.db, order.id);
  const attempt = await findAttemptNumber(deps.database.db, order.id, difference.payment);
  return { ...difference, attempt: attempt ?? difference.attempt, orderStatus: after?.status ?? null };
};

const bookDispute = async (
  deps: OrderDeps,
  { providers }: ComparedLedgers,
  { reference }: Difference,
): Promise<void> => {
  const [provider] = providers;
  if (provider) await askDispute(deps, { provider, providers: providers.map(({ id }) => id) }, reference);
};

const bookCharge = async (
  deps: OrderDeps,
  { providers, ours }: ComparedLedgers,
  order: Order,
  { reference }: Difference,
): Promise<void> => {
  const attempt = findAttempt(ours, { payment: reference, orderId: order.id });
  const providerId = attempt?.provider ?? order.frozen.billingProvider;
  const own = providers.find(({ id }) => id === providerId) ?? providers[0];
  const outcome = await own?.find(reference);
  if (own && outcome)
    await applyOutcome(deps, { provider: own.id, outcome, ...(attempt ? { attempt } : {}) });
};

/** A refund that nothing will retry takes the state of the provider's ledger; one that it lacks is marked failed. */
const settleStrandedRefund = async (
  deps: OrderDeps,
  { ours, theirs }: ComparedLedgers,
  { reference }: Difference,
): Promise<void> => {
  const refund = ours.refunds.find(({ id, state }) => state === 'overdue' && id === reference);
  if (!refund || !(await isStrandedRefund(deps.database.db, refund.id))) return;
  const { payment } = refund;
  const failed = {
    reference: payment,
    state: 'failed',
    failure: 'The provider has no such refund in its books',
  } as const;
  if (findSummedPayments(theirs).has(payment)) {
    const wasMade = wasRefunded(ours.refunds, refund, theirs);
    if (wasMade === null) return;
    const made = { reference: payment, state: 'succeeded' } as const;
    return recordRefundOutcome(deps, refund.id, wasMade ? made : failed);
  }
  const known = new Set(ours.refunds.map((one) => one.reference));
  const found = findEntryOfRefund(theirs, refund, known);
  if (found !== 'unclear') await recordRefundOutcome(deps, refund.id, found ?? failed);
};
