import { money } from '@counterpane/rules/money/money';
import { findCancellation } from '../cancellations/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findRefund, givenCents } from '../refunds/store.ts';
import { orderEmailProps } from './order-email-props.ts';
import { orderedThings } from './ordered-things.ts';

/** Emails the shopper what was cancelled. Sent twice it is still one message, because its id is the cancellation's. */
export const sendCancellation = async (deps: OrderDeps, cancellationId: string): Promise<void> => {
  const { db } = deps.database;
  const cancellation = await findCancellation(db, cancellationId);
  if (!cancellation) throw new Error(`no cancellation ${cancellationId} to tell of`);
  const props = await orderEmailProps(deps, cancellation.orderId);
  const found = cancellation.refundId === null ? null : await findRefund(db, cancellation.refundId);
  // What became store credit is told of by the email of its refund.
  const refund = found?.toCredit ? null : found;
  const given = refund ? givenCents(refund) : 0;
  // React comes with the first email, so that a store starts without it.
  const { cancelledEmail } = await import('./cancelled-email.ts');
  const email = cancelledEmail.write({
    ...props,
    things: orderedThings(props.order, cancellation.lines),
    refund: refund && given > 0 ? money(given, refund.currency) : null,
    notCharged: refund && refund.fromHoldCents > 0 ? money(refund.fromHoldCents, refund.currency) : null,
  });
  await deps.email.send({ to: props.order.email, messageId: `cancelled.${cancellationId}`, ...email });
};
