import { and, isNotNull, isNull, lt } from 'drizzle-orm';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { payments } from '../payments/tables.ts';
import type { Shipment } from '../shipments/store.ts';
import { prepareCapture } from './capture-sent.ts';
import { findHeldMoney } from './held-money.ts';
import { letGo } from './let-go.ts';

/** So long before a hold ends it is captured: there is time for another try. */
export const BEFORE_END_MS = 24 * 60 * 60_000;
const MOST = 50;

/**
 * Captures, a day before it ends, each hold of an order that has not left yet, for all that is to be sent. What staff took off a
 * shipment by hand is let go with it, or alone where that is all [R048].
 */
export const captureEndingHolds = async (deps: OrderDeps): Promise<void> => {
  const { database, clock } = deps;
  const before = new Date(clock.now() + BEFORE_END_MS).toISOString();
  const ending = await database.db
    .select({ paymentId: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(
      and(isNotNull(payments.holdCaptures), isNull(payments.holdEndedAt), lt(payments.heldUntil, before)),
    )
    .orderBy(payments.heldUntil)
    .limit(MOST);
  for (const { paymentId, orderId } of ending)
    await database.transaction(async (tx) => {
      const capture = await prepareCapture(tx, deps, { orderId, shipmentId: null, hasLeft, endsHold: true });
      if (capture) return enqueue(tx, clock, 'payment.capture_sent', { paymentId, shipmentId: null });
      const held = await findHeldMoney(tx, orderId);
      if (held && held.free.amount > 0) {
        const { payment, free } = held;
        await letGo(tx, clock, {
          payment,
          booking: `hold-ended:${paymentId}`,
          cents: free.amount,
          held: free,
        });
      }
    });
};

const hasLeft = ({ status }: Shipment): boolean => status !== 'cancelled';
