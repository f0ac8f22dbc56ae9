import { money } from '@counterpane/rules/money/money';
import type { OrderDeps } from '../deps.ts';
import { orderEmailOptions } from '../emails/order-email-options.ts';
import { refundEmail } from '../emails/refund-email.ts';
import { findRefund } from './store.ts';

/** E-mails the shopper about a refund. Sent twice it is still one message, because its id is the refund's. */
export const tellRefund = async (deps: OrderDeps, refundId: string): Promise<void> => {
  const refund = await findRefund(deps.database.db, refundId);
  if (!refund) throw new Error(`no refund ${refundId} to tell of`);
  const options = await orderEmailOptions(deps, refund.orderId);
  const things = refund.lines.map(({ itemIdentifier, quantity }) => ({
    title:
      options.order.cart.items.find((item) => item.itemIdentifier === itemIdentifier)?.product.title ?? '',
    quantity,
  }));
  const email = refundEmail({ ...options, amount: money(refund.amountCents, refund.currency), things });
  await deps.email.send({ to: options.order.email, messageId: `refund.${refundId}`, ...email });
};
