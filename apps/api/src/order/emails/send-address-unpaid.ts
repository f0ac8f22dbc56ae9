import { money } from '@counterpane/rules/money/money';
import type { Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { findOrder } from '../orders/store.ts';
import { orderEmailProps } from './order-email-props.ts';

/**
 * Emails the shopper that their order goes where it was to go, because the other address was not paid for in time. Sent twice it is
 * still one message, because its id is that of the order that was to pay for it.
 */
export const sendAddressUnpaid = async (
  deps: OrderDeps,
  { paymentOrderId }: Topics['order.address_unpaid'],
): Promise<void> => {
  const payment = await findOrder(deps.database.db, paymentOrderId);
  const { addressOf } = payment?.frozen ?? {};
  if (!payment || !addressOf) throw new Error(`no order ${paymentOrderId} that was to pay for an address`);
  const props = await orderEmailProps(deps, addressOf.orderId);
  // React comes with the first email, so that a store starts without it.
  const { addressUnpaidEmail } = await import('./address-unpaid-email.ts');
  const email = addressUnpaidEmail.write({
    ...props,
    more: money(payment.totalCents, payment.currency),
    fromCredit: money(payment.creditCents, payment.currency),
  });
  await deps.email.send({ to: props.order.email, messageId: `address-unpaid.${paymentOrderId}`, ...email });
};
