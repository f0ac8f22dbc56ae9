import type { OrderDeps } from '../../deps.ts';
import { findOrder } from '../../orders/store.ts';
import { orderEmailProps } from '../order-email-props.ts';
import { findOrderAgain } from './find-order-again.ts';

/**
 * Emails the shopper that their order has ended without a payment, unless its money has arrived after all. Sent twice it is
 * still one message, because its id is the order's.
 */
export const sendGivenUp = async (deps: OrderDeps, orderId: string): Promise<void> => {
  const order = await findOrder(deps.database.db, orderId);
  if (!order) throw new Error(`no order ${orderId} to tell of`);
  if (order.status !== 'cancelled') return;
  const props = await orderEmailProps(deps, orderId);
  // React comes with the first email, so that a store starts without it.
  const { givenUpEmail } = await import('./given-up-email.ts');
  const email = givenUpEmail.write({ ...props, ...(await findOrderAgain(deps, order)) });
  await deps.email.send({ to: props.order.email, messageId: `given-up.${orderId}`, ...email });
};
