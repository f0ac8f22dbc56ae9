import { money } from '@counterpane/rules/money/money';
import type { OrderDeps } from '../deps.ts';
import { findRefund } from '../refunds/store.ts';
import { orderEmailProps } from './order-email-props.ts';
import { orderedThings } from './ordered-things.ts';

/** Emails the shopper about a refund. Sent twice it is still one message, because its id is the refund's. */
export const sendRefund = async (deps: OrderDeps, refundId: string): Promise<void> => {
  const refund = await findRefund(deps.database.db, refundId);
  if (!refund) throw new Error(`no refund ${refundId} to tell of`);
  const props = await orderEmailProps(deps, refund.orderId);
  const things = orderedThings(props.order, refund.lines);
  // React comes with the first email, so that a store starts without it.
  const { refundEmail } = await import('./refund-email.ts');
  const email = refundEmail.write({ ...props, amount: money(refund.amountCents, refund.currency), things });
  await deps.email.send({ to: props.order.email, messageId: `refund.${refundId}`, ...email });
};
