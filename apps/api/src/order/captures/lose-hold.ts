import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import type { OrderDeps } from '../deps.ts';
import type { Order } from '../orders/store.ts';
import { flagUnmoved } from '../payments/dead-payment-messages.ts';
import { heldAccount, reduceHold } from '../payments/hold.ts';
import { balancesOf } from '../payments/ledger.ts';
import { type Payment, updatePayment } from '../payments/store.ts';
import { pendingCaptures, updateCapture } from './store.ts';

interface LostHold {
  /** Locked. */
  readonly order: Order;
  readonly payment: Payment;
  /** In the company's words, where it has some. */
  readonly why: string;
}

/** The company holds the money of an order no more: staff see how much was not taken, and of which shipments. */
export const loseHold = async (
  tx: Queries,
  deps: OrderDeps,
  { order, payment, why }: LostHold,
): Promise<void> => {
  const now = isoNow(deps.clock);
  for (const { id } of await pendingCaptures(tx, payment.id))
    await updateCapture(tx, id, { status: 'failed', failure: why, settledAt: now });
  await updatePayment(tx, payment.id, { holdEndedAt: now });
  const [lost] = await balancesOf(tx, order.id, heldAccount(payment.provider));
  if (!lost) return;
  await reduceHold(tx, {
    ...{ orderId: order.id, provider: payment.provider, amount: lost },
    booking: `hold-lost:${payment.id}`,
  });
  await flagUnmoved(tx, deps, { order, reason: 'capture_given_up', amount: lost });
};
