import { money } from '@counterpane/rules/money/money';
import { cancellationsOf } from '../cancellations/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findOrder } from '../orders/store.ts';
import { findRefund, givenCents } from '../refunds/store.ts';
import { returnsOf } from '../returns/store.ts';
import { orderEmailProps } from './order-email-props.ts';
import { orderedThings } from './ordered-things.ts';
import { sendAddressRefunded } from './send-address-unpaid.ts';

/**
 * Emails the shopper about a refund. Sent twice it is still one message, because its id is the refund's. Where nothing had
 * been charged, the email of the cancellation or return has said so. What was paid for a new address goes back where the order does
 * not go there.
 */
export const sendRefund = async (deps: OrderDeps, refundId: string): Promise<void> => {
  const { db } = deps.database;
  const refund = await findRefund(db, refundId);
  if (!refund) throw new Error(`no refund ${refundId} to tell of`);
  const { orderId, currency } = refund;
  const order = await findOrder(db, orderId);
  if (order?.frozen.addressOf) return sendAddressRefunded(deps, order, refund);
  const changes = [...(await cancellationsOf(db, orderId)), ...(await returnsOf(db, orderId))];
  if (givenCents(refund) === 0 && changes.some((one) => one.refundId === refundId)) return;
  const props = await orderEmailProps(deps, orderId);
  const things = orderedThings(props.order, refund.lines);
  // React comes with the first email, so that a store starts without it.
  const { refundEmail } = await import('./refund-email.ts');
  const email = refundEmail.write({
    ...props,
    amount: money(givenCents(refund), currency),
    notCharged: money(refund.fromHoldCents, currency),
    things,
    toCredit: refund.toCredit,
    because: null,
  });
  await deps.email.send({ to: props.order.email, messageId: `refund.${refundId}`, ...email });
};
