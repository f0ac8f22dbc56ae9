import type { ApiDeps } from '../deps.ts';
import { orderConfirmation } from '../emails/order-confirmation.ts';
import { letterOptions } from './letter-options.ts';

/** Writes to the shopper that the order is theirs. Done twice, it is still one message: its id is the order's. */
export const confirmOrder = async (deps: ApiDeps, orderId: string): Promise<void> => {
  const options = await letterOptions(deps, orderId);
  const letter = orderConfirmation(options);
  await deps.email.send({
    to: options.order.email,
    messageId: `order-confirmation.${orderId}`,
    ...letter,
  });
};
