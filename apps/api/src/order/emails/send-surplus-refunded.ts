import { money } from '@counterpane/rules/money/money';
import type { Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { appliedChangesOf } from '../new-address/store.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { findPayment } from '../payments/store.ts';
import { orderEmailProps } from './order-email-props.ts';
import { orderedThings } from './ordered-things.ts';
import type { RefundCause } from './refund-email.ts';
import { sendAddressPaidLate } from './send-address-unpaid.ts';

/**
 * Emails the customer that what they paid too late, or twice, has gone back. It names and opens the order that they know. Sent twice it
 * is still one message, because its id is the payment's. Of an order that was emptied there is no address.
 */
export const sendSurplusRefunded = async (
  deps: OrderDeps,
  { paymentId, amountCents, currency }: Topics['payment.surplus_refunded'],
): Promise<void> => {
  const { db } = deps.database;
  const payment = await findPayment(db, paymentId);
  const order = payment && (await findOrder(db, payment.orderId));
  if (!order) throw new Error(`no payment ${paymentId} whose return to tell of`);
  const messageId = `surplus-refunded.${paymentId}`;
  const amount = money(amountCents, currency);
  if (await isAddressAsItWas(deps, order)) return sendAddressPaidLate(deps, order, messageId, amount);
  const because = causeOf(order);
  const { exchangeOf } = order.frozen;
  const props = await orderEmailProps(deps, exchangeOf?.orderId ?? order.id);
  if (props.order.email === '') return;
  const { order: wanted } = await orderEmailProps(deps, order.id);
  // React comes with the first email, so that a store starts without it.
  const { refundEmail } = await import('./refund-email.ts');
  const email = refundEmail.write({
    ...props,
    ...{ amount, notCharged: money(0, currency), toCredit: false },
    things: because === 'exchange_over' ? orderedThings(wanted, wanted.cart.items) : [],
    because,
  });
  await deps.email.send({ to: props.order.email, messageId, ...email });
};

const causeOf = ({ status, frozen }: Order): RefundCause | null => {
  if (status !== 'cancelled') return 'paid_twice';
  if (frozen.exchangeOf) return 'exchange_over';
  return frozen.addressOf ? null : 'order_over';
};

/** Whether it was to pay for an address that came to nothing, and the order has gone to no other one since. */
const isAddressAsItWas = async (
  { database }: OrderDeps,
  { frozen, status, createdAt }: Order,
): Promise<boolean> => {
  if (!frozen.addressOf || status !== 'cancelled') return false;
  const applied = await appliedChangesOf(database.db, frozen.addressOf.orderId);
  return applied.every(({ appliedAt }) => appliedAt < createdAt);
};
