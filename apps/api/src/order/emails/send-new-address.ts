import type { Topics } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { orderEmailProps } from './order-email-props.ts';

/** Emails the shopper where their order goes now. Sent twice it is still one message, because its id has the time of the change. */
export const sendNewAddress = async (
  deps: OrderDeps,
  { orderId, at }: Topics['order.address_changed'],
): Promise<void> => {
  const props = await orderEmailProps(deps, orderId);
  // React comes with the first email, so that a store starts without it.
  const { newAddressEmail } = await import('./new-address-email.ts');
  const email = newAddressEmail.write(props);
  await deps.email.send({
    to: props.order.email,
    messageId: `address.${orderId}.${Date.parse(at)}`,
    ...email,
  });
};
