import { money } from '@counterpane/rules/money/money';
import { findCapture } from '../captures/store.ts';
import type { OrderDeps } from '../deps.ts';
import { shipmentsOf } from '../shipments/store.ts';
import { orderEmailProps } from './order-email-props.ts';

/** Emails the shopper what was taken of a hold. Sent twice it is still one message, because its id is the capture's. */
export const sendCharged = async (deps: OrderDeps, captureId: string): Promise<void> => {
  const { db } = deps.database;
  const capture = await findCapture(db, captureId);
  if (!capture) throw new Error(`no capture ${captureId} to tell of`);
  const { orderId, shipmentId, amountCents, currency } = capture;
  const props = await orderEmailProps(deps, orderId);
  const shipments = await shipmentsOf(db, orderId);
  // React comes with the first email, so that a store starts without it.
  const { chargedEmail } = await import('./charged-email.ts');
  const email = chargedEmail.write({
    ...props,
    amount: money(amountCents, currency),
    isAhead: shipmentId === null && shipments.some(({ shippedAt }) => shippedAt === null),
    restAtLatest: props.order.hold?.atLatest ?? null,
  });
  await deps.email.send({ to: props.order.email, messageId: `charged.${captureId}`, ...email });
};
