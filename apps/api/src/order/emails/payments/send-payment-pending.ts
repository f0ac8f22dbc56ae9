import { money } from '@counterpane/rules/money/money';
import type { OrderDeps } from '../../deps.ts';
import { findOrder } from '../../orders/store.ts';
import { findPayment } from '../../payments/store.ts';
import { orderEmailProps } from '../order-email-props.ts';

/**
 * Emails the shopper that their payment is still under way, unless its result is known by now. Sent twice it is still one
 * message, because its id is the payment's.
 */
export const sendPaymentPending = async (deps: OrderDeps, paymentId: string): Promise<void> => {
  const payment = await findPayment(deps.database.db, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId} to tell of`);
  if (payment.status !== 'processing') return;
  const order = await findOrder(deps.database.db, payment.orderId);
  if (order?.status !== 'processing') return;
  const props = await orderEmailProps(deps, order.id);
  // React comes with the first email, so that a store starts without it.
  const { paymentPendingEmail } = await import('./payment-pending-email.ts');
  const email = paymentPendingEmail.write({
    ...props,
    amount: money(payment.amountCents, payment.currency),
    provider: payment.provider,
    isForAddress: order.frozen.addressOf !== undefined,
  });
  await deps.email.send({ to: props.order.email, messageId: `payment-pending.${paymentId}`, ...email });
};
