import { money } from '@counterpane/rules/money/money';
import type { OrderDeps } from '../deps.ts';
import { findRefund } from '../refunds/store.ts';
import { orderEmailProps } from './order-email-props.ts';

/** Emails the shopper that a refund came back. Sent twice it is still one message, because its id is the refund's. */
export const sendRefundReturned = async (deps: OrderDeps, refundId: string): Promise<void> => {
  const refund = await findRefund(deps.database.db, refundId);
  if (!refund) throw new Error(`no refund ${refundId} to tell of`);
  const props = await orderEmailProps(deps, refund.orderId);
  // React comes with the first email, so that a store starts without it.
  const { refundReturnedEmail } = await import('./refund-returned-email.ts');
  const email = refundReturnedEmail.write({ ...props, amount: money(refund.amountCents, refund.currency) });
  await deps.email.send({ to: props.order.email, messageId: `refund-returned.${refundId}`, ...email });
};
