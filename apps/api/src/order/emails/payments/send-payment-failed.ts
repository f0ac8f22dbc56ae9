import { money } from '@counterpane/rules/money/money';
import { eq } from 'drizzle-orm';
import { carts } from '../../../cart/carts/tables.ts';
import type { Queries } from '../../../database/open.ts';
import type { OrderDeps } from '../../deps.ts';
import { languagePath } from '../../orders/language-of-order.ts';
import { findOrder, type Order } from '../../orders/store.ts';
import { findPayment } from '../../payments/store.ts';
import { orderEmailProps } from '../order-email-props.ts';

/**
 * Emails the shopper that a payment their order waited for has failed, unless they have paid or ordered again since.
 * Sent twice it is still one message, because its id is the payment's.
 */
export const sendPaymentFailed = async (deps: OrderDeps, paymentId: string): Promise<void> => {
  const { database, catalogue, clock, storefrontUrl } = deps;
  const payment = await findPayment(database.db, paymentId);
  const order = payment && (await findOrder(database.db, payment.orderId));
  if (!order) throw new Error(`no payment ${paymentId} to tell of`);
  if (!isUnpaid(order)) return;
  const isInCart = await hasCartAgain(database.db, order);
  const path = languagePath(order, catalogue.getStorefront(order.storefront));
  const againUrl = new URL(`${path}${isInCart ? '/checkout/cart' : '/'}`, storefrontUrl(order.storefront));
  const msLeft = order.stockIsReserved ? Date.parse(order.reservedUntil) - clock.now() : 0;
  const props = await orderEmailProps(deps, order.id);
  // React comes with the first email, so that a store starts without it.
  const { paymentFailedEmail } = await import('./payment-failed-email.ts');
  const email = paymentFailedEmail.write({
    ...props,
    amount: money(payment.amountCents, payment.currency),
    provider: payment.provider,
    minutes: Math.max(0, Math.floor(msLeft / 60_000)),
    isInCart,
    againUrl: againUrl.href,
  });
  await deps.email.send({ to: props.order.email, messageId: `payment-failed.${paymentId}`, ...email });
};

const isUnpaid = ({ status, cancelledBecause }: Order): boolean =>
  status === 'payment_failed' || (status === 'cancelled' && cancelledBecause === 'lapsed');

/** The cart opened again with the failure, unless its shopper has started another one or had put more into it. */
const hasCartAgain = async (db: Queries, { id, cartId }: Order): Promise<boolean> => {
  const [cart] = await db
    .select({ status: carts.status, orderedBy: carts.orderedBy })
    .from(carts)
    .where(eq(carts.id, cartId));
  return cart?.status === 'open' && !cart.orderedBy.includes(id);
};
