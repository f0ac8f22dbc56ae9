import { decideCapture } from '@counterpane/rules/payments/decide-capture';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { Topics } from '../../outbox/store.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../orders/store.ts';
import { findPayment } from '../payments/store.ts';
import type { Shipment } from '../shipments/store.ts';
import { findHeldMoney } from './held-money.ts';
import { makeCapture } from './make-capture.ts';
import { type Capture, capturesOf, insertCapture } from './store.ts';
import { worthOfUnsent } from './unsent-worth.ts';

/**
 * Captures what is held for a shipment that has left. Decided again it is the same capture, so that a call whose answer is
 * lost is made again [R048].
 */
export const captureSent = async (
  deps: OrderDeps,
  { paymentId, shipmentId }: Topics['payment.capture_sent'],
): Promise<void> => {
  const payment = await findPayment(deps.database.db, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId} to capture`);
  const capture = await deps.database.transaction((tx) =>
    prepareCapture(tx, deps, { orderId: payment.orderId, shipmentId, hasLeft }),
  );
  if (capture) await makeCapture(deps, capture.id);
};

const hasLeft = ({ shippedAt }: Shipment): boolean => shippedAt !== null;

interface Leaving {
  readonly orderId: string;
  readonly shipmentId: string | null;
  /** Of which shipments nothing is still to be sent. */
  readonly hasLeft: (shipment: Shipment) => boolean;
}

/** Decides a capture inside the order's lock, and stores it with its key; null where nothing is due. */
export const prepareCapture = async (
  tx: Queries,
  deps: OrderDeps,
  { orderId, shipmentId, hasLeft: isGone }: Leaving,
): Promise<Capture | null> => {
  const order = await lockOrder(tx, orderId);
  const known = (await capturesOf(tx, orderId)).find(
    (one) => one.shipmentId !== null && one.shipmentId === shipmentId,
  );
  if (known || !order) return known ?? null;
  const held = await findHeldMoney(tx, orderId);
  if (!held || held.free.amount <= 0) return null;
  const decision = decideCapture({
    held: held.free.amount,
    unsentWorth: await worthOfUnsent(tx, await loadContents(tx, deps, order), isGone),
    captures: held.payment.holdCaptures,
  });
  if (!decision) return null;
  return insertCapture(tx, {
    ...{ id: newId(), orderId, paymentId: held.payment.id, shipmentId },
    ...{ amountCents: decision.cents, currency: held.free.currency, isLast: decision.isLast },
    ...{ status: 'pending', createdAt: isoNow(deps.clock) },
  });
};
