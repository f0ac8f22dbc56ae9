import type { OrderDeps } from '../deps.ts';
import { orderEmailProps } from './order-email-props.ts';

/** Sends the order confirmation. Sent twice it is still one message, because its id is the order's. */
export const sendOrderConfirmation = async (deps: OrderDeps, orderId: string): Promise<void> => {
  const props = await orderEmailProps(deps, orderId);
  // React comes with the first email, so that a store starts without it.
  const { orderConfirmationEmail } = await import('./order-confirmation-email.ts');
  await deps.email.send({
    to: props.order.email,
    messageId: `order-confirmation.${orderId}`,
    ...orderConfirmationEmail.write(props),
  });
};
