import type { Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { orderEmailOptions } from './order-email-options.ts';
import { orderLinkEmail } from './order-link-email.ts';

/** E-mails a new link to the person who placed the order. Sent twice for one request it is still one message. */
export const sendOrderLink = async (
  deps: OrderDeps,
  { orderId, at }: Topics['order.link_asked'],
): Promise<void> => {
  const options = await orderEmailOptions(deps, orderId);
  await deps.email.send({
    to: options.order.email,
    messageId: `order-link.${orderId}.${Date.parse(at)}`,
    ...orderLinkEmail(options),
  });
};
