import type { ApiDeps } from '../deps.ts';
import { orderLinkLetter } from '../emails/order-link-letter.ts';
import { letterOptions } from './letter-options.ts';
import type { Topics } from './store.ts';

/** Writes a new link to who placed the order. Done twice for one request, it is still one message. */
export const sendOrderLink = async (
  deps: ApiDeps,
  { orderId, at }: Topics['order.link_asked'],
): Promise<void> => {
  const options = await letterOptions(deps, orderId);
  await deps.email.send({
    to: options.order.email,
    messageId: `order-link.${orderId}.${Date.parse(at)}`,
    ...orderLinkLetter(options),
  });
};
