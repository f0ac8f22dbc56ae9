import type { Client } from '@counterpane/contract/client';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { redactTokens } from './redact-tokens.ts';

/** What a shopper is told when nothing better is known [K8]. */
export const UNKNOWN_FAILURE: PlainMessageId = 'An error occurred, please try again';

/** The id of the order that a link names. A link carries ids and no texts, so that no link makes our page say something. */
export const findNamedOrder = (query: URLSearchParams, name: string): string | null => {
  const id = query.get(name);
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : null;
};

/**
 * Why the payment of the order that an address names did not work, in the provider's words; after the way back
 * from the card provider also with its own status [K8]. Of an order that is not theirs it says that
 * there is none. Null where no order is named.
 */
export const findFailure = async (client: Client, query: URLSearchParams): Promise<string | null> => {
  const orderId = findNamedOrder(query, 'failedOrder');
  if (orderId === null) return null;
  const answer = await client.order(orderId);
  if (!answer.ok) return answer.error.error || UNKNOWN_FAILURE;
  const { failure, intentStatus } = answer.result.paymentDetails;
  const status = query.get('returned') === 'card' && intentStatus ? intentError(intentStatus) : null;
  return [failure && redactTokens(failure), status].filter(Boolean).join(' ') || UNKNOWN_FAILURE;
};

/** @example intentError('requires_action') // "response.paymentIntent.status: requires_action" */
const intentError = (status: string): string => `response.paymentIntent.status: ${status}`;
