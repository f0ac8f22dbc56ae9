import { money } from '@counterpane/rules/money/money';
import type { OrderDeps } from '../../deps.ts';
import { findOrder, type Order } from '../../orders/store.ts';
import { findPayment } from '../../payments/store.ts';
import { orderEmailProps } from '../order-email-props.ts';
import { findOrderAgain } from './find-order-again.ts';

/**
 * Emails the shopper that a payment their order waited for has failed, unless they have paid or ordered again since.
 * Sent twice it is still one message, because its id is the payment's.
 */
export const sendPaymentFailed = async (deps: OrderDeps, paymentId: string): Promise<void> => {
  const { database, clock } = deps;
  const payment = await findPayment(database.db, paymentId);
  const order = payment && (await findOrder(database.db, payment.orderId));
  if (!order) throw new Error(`no payment ${paymentId} to tell of`);
  if (!isUnpaid(order)) return;
  const msLeft = order.stockIsReserved ? Date.parse(order.reservedUntil) - clock.now() : 0;
  const props = await orderEmailProps(deps, order.id);
  // React comes with the first email, so that a store starts without it.
  const { paymentFailedEmail } = await import('./payment-failed-email.ts');
  const email = paymentFailedEmail.write({
    ...props,
    amount: money(payment.amountCents, payment.currency),
    provider: payment.provider,
    minutes: Math.max(0, Math.floor(msLeft / 60_000)),
    ...(await findOrderAgain(deps, order)),
  });
  await deps.email.send({ to: props.order.email, messageId: `payment-failed.${paymentId}`, ...email });
};

const isUnpaid = ({ status, cancelledBecause }: Order): boolean =>
  status === 'payment_failed' || (status === 'cancelled' && cancelledBecause === 'lapsed');
