import type { Delivery } from '@counterpane/sandboxes/mailbox/received-mail';

interface StormOrder {
  readonly id: string;
  readonly status: string;
}

/**
 * Every paid order is confirmed by one message, however often it was sent; what is sent in exchange is told of with its return, and
 * what an address costs more with the order that goes there. No order is confirmed twice.
 */
export const oddConfirmations = (
  orders: readonly StormOrder[],
  ofOthers: readonly string[],
  deliveries: readonly Delivery[],
): string[] =>
  orders.flatMap(({ id, status }) => {
    const filed = deliveries.filter(({ messageId }) =>
      messageId.startsWith(`<order-confirmation.${id}`),
    ).length;
    const isDue = status === 'paid' && !ofOthers.includes(id);
    return filed > 1 || (isDue && filed === 0)
      ? [`${id} is ${status}, and was confirmed ${filed} times`]
      : [];
  });

/** How many messages came again to who had them: what would have been read twice without their ids. */
export const cameAgain = (deliveries: readonly Delivery[]): number =>
  deliveries.reduce((sum, { times }) => sum + times - 1, 0);
