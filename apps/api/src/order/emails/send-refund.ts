import { money } from '@counterpane/rules/money/money';
import type { OrderDeps } from '../deps.ts';
import { findRefund } from '../refunds/store.ts';
import { orderEmailOptions } from './order-email-options.ts';
import { refundEmail } from './refund-email.ts';

/** E-mails the shopper about a refund. Sent twice it is still one message, because its id is the refund's. */
export const sendRefund = async (deps: OrderDeps, refundId: string): Promise<void> => {
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
