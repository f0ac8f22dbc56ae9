import type { PaymentProvider, RefundOutcome } from '@counterpane/providers/payment/port';
import { type Money, money } from '@counterpane/rules/money/money';
import { isoNow } from '../../clock.ts';
import { isoOf } from '../../database/when.ts';
import { enqueue } from '../../outbox/store.ts';
import { pendingCaptures } from '../captures/store.ts';
import type { OrderDeps } from '../deps.ts';
import { isRefundBlocked } from '../disputes/store.ts';
import { findOrder } from '../orders/store.ts';
import { findPayment } from '../payments/store.ts';
import { findSummedPayments } from '../reconciliation/compare-refund-sums.ts';
import { askOrRefund } from './ask-or-refund.ts';
import { findEntryOfRefund } from './find-entry.ts';
import { recordRefundOutcome } from './record-refund-outcome.ts';
import {
  findRefund,
  findRefundsToAsk,
  findStrandedRefunds,
  givenCents,
  type Refund,
  refundBalance,
  refundsOf,
  updatePending,
} from './store.ts';

/**
 * Calls the provider for a stored refund, or asks what became of one that it has taken on, and books the answer. The
 * key is the refund's id: made again, the call gives back once.
 * @throws when there is no answer; the reason stays with the refund for staff to read.
 */
export const makeRefund = async (deps: OrderDeps, refundId: string): Promise<void> => {
  const { database, providers, clock } = deps;
  const refund = await findRefund(database.db, refundId);
  if (refund?.status !== 'pending') return;
  const payment = await findPayment(database.db, refund.paymentId);
  const provider = payment && providers.get(payment.provider);
  if (!provider || payment.reference === null) throw new Error(`refund ${refundId} has no provider here`);
  if (refund.reference === null && isTooLate(refund, clock))
    throw new Error(`refund ${refundId} is too old to be asked for`);
  if (refund.reference === null && (await isRefundBlocked(database.db, payment.id)))
    return recordRefundOutcome(
      deps,
      refundId,
      (await findMade(deps, provider, payment.reference, refund)) ?? {
        reference: payment.reference,
        state: 'failed',
        failure: 'The payment was disputed before this could be given back',
      },
    );
  if (refund.reference === null && !(await isTaken(deps, refund)))
    throw new Error(`refund ${refundId} waits until its money is captured`);
  await updatePending(database.db, refundId, { askedAt: isoNow(clock) });
  try {
    const request = { reference: payment.reference, amount: amountOf(refund), idempotencyKey: refund.id };
    await recordRefundOutcome(deps, refundId, await askOrRefund(provider, request, refund.reference));
  } catch (error) {
    const failure = error instanceof Error ? error.message : 'no answer';
    await updatePending(database.db, refundId, { failure });
    throw error;
  }
};

/**
 * What a call made whose answer was lost, by the company's own list: with a dispute the call is not made again. Null where none was
 * made.
 * @throws where the list cannot tell: the refund stays undecided
 */
const findMade = async (
  { database }: OrderDeps,
  provider: PaymentProvider,
  payment: string,
  refund: Refund,
): Promise<RefundOutcome | null> => {
  if (!wasAsked(refund)) return null;
  const own = (await refundsOf(database.db, refund.orderId)).filter(
    ({ paymentId }) => paymentId === refund.paymentId,
  );
  // Named, so that what a company tells of the others in one sum is this one alone.
  const refunds = own.flatMap(({ reference }) => reference ?? []);
  const entries = await provider.listEntries?.({
    since: isoOf(refund.createdAt),
    known: [{ reference: payment, refunds }],
  });
  const unnamed = { payment, amount: amountOf(refund) };
  const found = entries ? findEntryOfRefund(entries, unnamed, new Set(refunds)) : 'unclear';
  if (found === 'unclear' || (entries && findSummedPayments(entries).has(payment)))
    throw new Error(`refund ${refund.id} may have been made before the dispute`);
  return found;
};

const amountOf = (refund: Refund): Money => money(givenCents(refund), refund.currency);

/** Whether so much has been taken of a payment that was held: a capture may still be on its way. */
const isTaken = async ({ database: { db } }: OrderDeps, refund: Refund): Promise<boolean> => {
  if ((await pendingCaptures(db, refund.paymentId)).length === 0) return true;
  const order = await findOrder(db, refund.orderId);
  if (!order) return true;
  const { paid, refunded } = await refundBalance(db, order, []);
  return paid.amount - refunded.amount >= givenCents(refund);
};

/** Stripe keeps keys for a day: a call that may have been made cannot be made again for longer. */
const KEY_LASTS_MS = 20 * 3_600_000;

const isTooLate = (refund: Refund, { now }: OrderDeps['clock']): boolean =>
  wasAsked(refund) && Date.parse(refund.createdAt) < now() - KEY_LASTS_MS;

const wasAsked = ({ createdAt, askedAt }: Refund): boolean => askedAt !== createdAt;

const MOST_AT_ONCE = 20;

/**
 * Asks providers about pending refunds (PayPal and Amazon take hours), and retries those whose message has given
 * up. One that cannot be asked about does not stop the others.
 */
export const pollRefunds = async (deps: OrderDeps): Promise<void> => {
  const { database, clock, logger } = deps;
  for (const { id, orderId } of await findRefundsToAsk(database.db, isoNow(clock), MOST_AT_ONCE)) {
    try {
      await makeRefund(deps, id);
    } catch (error) {
      logger.error({ orderId, refundId: id, err: error }, 'a refund could not be asked about');
    }
  }
  const madeAfter = new Date(clock.now() - KEY_LASTS_MS).toISOString();
  for (const { id } of await findStrandedRefunds(database.db, madeAfter, MOST_AT_ONCE))
    await enqueue(database.db, clock, 'payment.refund', { refundId: id });
};
