import type { OrderDeps } from '../deps.ts';
import { orderConfirmationEmail } from './order-confirmation-email.ts';
import { orderEmailOptions } from './order-email-options.ts';

/** Sends the order confirmation. Sent twice it is still one message, because its id is the order's. */
export const sendOrderConfirmation = async (deps: OrderDeps, orderId: string): Promise<void> => {
  const options = await orderEmailOptions(deps, orderId);
  const email = orderConfirmationEmail(options);
  await deps.email.send({
    to: options.order.email,
    messageId: `order-confirmation.${orderId}`,
    ...email,
  });
};
