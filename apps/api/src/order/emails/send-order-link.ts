import type { Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { orderEmailProps } from './order-email-props.ts';

/** Emails a new link to the person who placed the order. Sent twice for one request it is still one message. */
export const sendOrderLink = async (
  deps: OrderDeps,
  { orderId, at }: Topics['order.link_asked'],
): Promise<void> => {
  const props = await orderEmailProps(deps, orderId);
  // React comes with the first email, so that a store starts without it.
  const { orderLinkEmail } = await import('./order-link-email.ts');
  await deps.email.send({
    to: props.order.email,
    messageId: `order-link.${orderId}.${Date.parse(at)}`,
    ...orderLinkEmail.write(props),
  });
};
