import type { OrderDeps } from '../deps.ts';
import { letterOptions } from './letter-options.ts';
import { orderConfirmation } from './order-confirmation.ts';

/** Writes to the shopper that the order is theirs. Done twice, it is still one message: its id is the order's. */
export const confirmOrder = async (deps: OrderDeps, orderId: string): Promise<void> => {
  const options = await letterOptions(deps, orderId);
  const letter = orderConfirmation(options);
  await deps.email.send({
    to: options.order.email,
    messageId: `order-confirmation.${orderId}`,
    ...letter,
  });
};
