import { type Money, money } from '@counterpane/rules/money/money';
import type { Topics } from '../../outbox/store.ts';
import { loadContents } from '../cancellations/load-contents.ts';
import { orderedLines } from '../cancellations/ordered-lines.ts';
import type { OrderDeps } from '../deps.ts';
import { findOrder, type Order } from '../orders/store.ts';
import { givenCents, type Refund } from '../refunds/store.ts';
import { orderEmailProps } from './order-email-props.ts';

/**
 * Emails the shopper that their order goes where it was to go, because the other address was not paid for in time, or can be had no
 * more. Sent twice it is still one message, because its id is that of the order that was to pay for it.
 */
export const sendAddressUnpaid = async (
  deps: OrderDeps,
  { paymentOrderId }: Topics['order.address_unpaid'],
): Promise<void> => {
  const payment = await findOrder(deps.database.db, paymentOrderId);
  if (!payment?.frozen.addressOf)
    throw new Error(`no order ${paymentOrderId} that was to pay for an address`);
  if (payment.cancelledBecause === 'outdated' && (await isCancelled(deps, payment.frozen.addressOf.orderId)))
    return;
  await send(deps, payment, `address-unpaid.${paymentOrderId}`, null);
};

/** Whether all of an order is: its address is no news any more. */
const isCancelled = async (deps: OrderDeps, orderId: string): Promise<boolean> => {
  const { db } = deps.database;
  const order = await findOrder(db, orderId);
  return (
    order !== null &&
    orderedLines(await loadContents(db, deps, order)).every(
      ({ quantity, cancelled }) => cancelled >= quantity,
    )
  );
};

/** The same where it was paid for too late, or with what was not to be paid, and all of that went back. */
export const sendAddressRefunded = (deps: OrderDeps, payment: Order, refund: Refund): Promise<void> =>
  send(deps, payment, `refund.${refund.id}`, {
    amount: money(givenCents(refund), refund.currency),
    toCredit: refund.toCredit,
  });

/** The same where money for it came once it was over. */
export const sendAddressPaidLate = (
  deps: OrderDeps,
  payment: Order,
  messageId: string,
  amount: Money,
): Promise<void> => send(deps, payment, messageId, { amount, toCredit: false });

const send = async (
  deps: OrderDeps,
  { id, totalCents, creditCents, currency, cancelledBecause }: Order,
  messageId: string,
  back: { readonly amount: Money; readonly toCredit: boolean } | null,
): Promise<void> => {
  const props = await orderEmailProps(deps, id);
  // React comes with the first email, so that a store starts without it.
  const { addressUnpaidEmail } = await import('./address-unpaid-email.ts');
  const email = addressUnpaidEmail.write({
    ...props,
    more: money(totalCents, currency),
    fromCredit: money(creditCents, currency),
    back,
    isOutdated: cancelledBecause === 'outdated',
  });
  await deps.email.send({ to: props.order.email, messageId, ...email });
};
