import type { Client } from '@counterpane/contract/client';

/** What a shopper is told when nothing better is known (checkout section 8). */
export const UNKNOWN_FAILURE = 'An error occurred, please try again';

/** Why the payment of an order of this visitor did not work, in the provider's words. Null for anyone else's. */
export const findFailure = async (client: Client, orderId: string): Promise<string | null> => {
  const answer = await client.order(orderId);
  if (!answer.ok) return null;
  return answer.result.paymentDetails.failure ?? UNKNOWN_FAILURE;
};
