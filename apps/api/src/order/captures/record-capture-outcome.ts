import { money } from '@counterpane/rules/money/money';
import { isoNow } from '../../clock.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../orders/store.ts';
import { heldAccount, reduceHold } from '../payments/hold.ts';
import { balancesOf, postLedgerEntry } from '../payments/ledger.ts';
import { findPayment, updatePayment } from '../payments/store.ts';
import { loseHold } from './lose-hold.ts';
import { findCapture, updateCapture } from './store.ts';

interface CaptureResult {
  readonly isTaken: boolean;
  /** Why it was not, and will not be. */
  readonly why: string;
}

/** Writes down what the company made of a capture, once: money that was taken is a sale; a hold that has ended flags the order. */
export const recordCaptureOutcome = async (
  deps: OrderDeps,
  captureId: string,
  { isTaken, why }: CaptureResult,
): Promise<void> =>
  deps.database.transaction(async (tx) => {
    const known = await findCapture(tx, captureId);
    const order = known && (await lockOrder(tx, known.orderId));
    // Read again inside the lock, because another process may have booked the same answer.
    const capture = order && (await findCapture(tx, captureId));
    const payment = capture && (await findPayment(tx, capture.paymentId));
    if (!payment || capture.status !== 'pending') return;
    const { provider } = payment;
    if (!isTaken) return loseHold(tx, deps, { order, payment, why });
    const now = isoNow(deps.clock);
    const amount = money(capture.amountCents, capture.currency);
    const entry = { orderId: order.id, amount };
    await updateCapture(tx, captureId, { status: 'succeeded', failure: null, settledAt: now });
    await postLedgerEntry(tx, {
      ...{ ...entry, booking: `capture:${captureId}` },
      ...{ from: 'sales', to: `provider:${provider}` },
    });
    await reduceHold(tx, { ...entry, provider, booking: `hold-captured:${captureId}` });
    await enqueue(tx, deps.clock, 'payment.captured', { captureId });
    if (!capture.isLast) return;
    await updatePayment(tx, payment.id, { holdEndedAt: now });
    const [rest] = await balancesOf(tx, order.id, heldAccount(provider));
    if (rest)
      await reduceHold(tx, {
        ...{ orderId: order.id, provider, amount: rest },
        booking: `hold-ended:${payment.id}`,
      });
  });
