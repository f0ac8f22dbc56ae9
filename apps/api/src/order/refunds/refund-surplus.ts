import { money } from '@counterpane/rules/money/money';
import { enqueue, type Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { isRefundBlocked } from '../disputes/store.ts';
import { balancesOf, surplusAccount } from '../payments/ledger.ts';
import { findPayment } from '../payments/store.ts';
import { askOrRefund } from './ask-or-refund.ts';
import { bookSurplusRefund } from './record-surplus-refund.ts';

/** Milliseconds until a refund that its company has taken on is asked about: longer each time, for PayPal and Amazon take hours. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/**
 * Gives back what came too late or twice, and books it once it has gone. One that is under way is asked about again; the key is the
 * payment's: asked for twice, it goes back once.
 * @throws where it was not given back
 */
export const refundSurplus = async (
  deps: OrderDeps,
  { paymentId, underWay }: Topics['payment.refund_surplus'],
): Promise<void> => {
  const { database, clock, providers } = deps;
  const payment = await findPayment(database.db, paymentId);
  const provider = payment && providers.get(payment.provider);
  if (!provider) throw new Error(`payment ${paymentId} has no provider here`);
  const { reference, orderId } = payment;
  if (reference === null) throw new Error(`payment ${paymentId} has nothing to give back`);
  // A payment has one currency, which may differ from the one that was asked for.
  const [owed] = await balancesOf(database.db, orderId, surplusAccount(payment));
  if (!owed) return;
  if (!underWay && (await isRefundBlocked(database.db, paymentId)))
    throw new Error(`the surplus ${reference} of ${orderId} is disputed: it would go back twice`);
  const amount = money(-owed.amount, owed.currency);
  const request = { reference, amount, idempotencyKey: `surplus-${reference}` };
  const refund = await askOrRefund(provider, request, underWay?.reference ?? null);
  if (refund.state === 'failed') throw new Error(`the surplus ${reference} of ${orderId} was not given back`);
  if (refund.state === 'succeeded')
    return database.transaction((tx) => bookSurplusRefund(tx, clock, payment, amount));
  const waitMs = Math.min(underWay ? underWay.waitMs * 2 : FIRST_WAIT_MS, LONGEST_WAIT_MS);
  const next = { paymentId, underWay: { reference: refund.reference, waitMs } };
  await enqueue(database.db, clock, 'payment.refund_surplus', next, waitMs);
};
