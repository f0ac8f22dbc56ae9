import { decideCapture } from '@counterpane/rules/fulfillment/decide-capture';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { newId } from '../../http/ids.ts';
import type { Topics } from '../../outbox/store.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder } from '../orders/store.ts';
import { findPayment } from '../payments/store.ts';
import { type Shipment, shipmentsOf } from '../shipments/store.ts';
import { findHeldMoney } from './held-money.ts';
import { makeCaptures } from './make-captures.ts';
import { type Capture, capturesOf, insertCapture } from './store.ts';
import { worthOfUnsent } from './unsent-worth.ts';

/**
 * Captures what is held for a shipment that has left, and what of the payment has no answer yet. Decided again it is the same
 * capture, so that a call whose answer is lost is made again [R048].
 */
export const captureSent = async (
  deps: OrderDeps,
  { paymentId, shipmentId }: Topics['payment.capture_sent'],
): Promise<void> => {
  const payment = await findPayment(deps.database.db, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId} to capture`);
  const { orderId } = payment;
  await deps.database.transaction(async (tx) => {
    // Without a shipment only an order is captured of which nothing is sent.
    if (shipmentId !== null || (await shipmentsOf(tx, orderId)).length === 0)
      await prepareCapture(tx, deps, { orderId, shipmentId, hasLeft });
  });
  await makeCaptures(deps, paymentId);
};

const hasLeft = ({ shippedAt }: Shipment): boolean => shippedAt !== null;

interface Leaving {
  readonly orderId: string;
  readonly shipmentId: string | null;
  /** Of which shipments nothing is still to be sent. */
  readonly hasLeft: (shipment: Shipment) => boolean;
  /** Whether the rest is let go, whatever is still to be sent. */
  readonly endsHold?: boolean;
}

/** Decides a capture inside the order's lock, and stores it with its key; null where nothing is due. */
export const prepareCapture = async (
  tx: Queries,
  deps: OrderDeps,
  { orderId, shipmentId, hasLeft: isGone, endsHold = false }: Leaving,
): Promise<Capture | null> => {
  const order = await lockOrder(tx, orderId);
  const known = (await capturesOf(tx, orderId)).find(
    (one) => one.shipmentId !== null && one.shipmentId === shipmentId,
  );
  if (known || !order) return known ?? null;
  const held = await findHeldMoney(tx, orderId);
  if (!held || held.free.amount <= 0) return null;
  const contents = await loadContents(tx, deps, order);
  // An order that waits for a person has no shipments: all of it is to be sent.
  const isUnplanned = endsHold && contents.shipments.length === 0;
  const decision = decideCapture({
    held: held.free.amount,
    unsentWorth: isUnplanned ? 0 : await worthOfUnsent(tx, contents, isGone),
    captures: held.payment.holdCaptures,
  });
  if (!decision) return null;
  return insertCapture(tx, {
    ...{ id: newId(), orderId, paymentId: held.payment.id, shipmentId },
    ...{ amountCents: decision.cents, currency: held.free.currency, isLast: decision.isLast || endsHold },
    ...{ status: 'pending', createdAt: isoNow(deps.clock) },
  });
};
