import type { Client } from '@counterpane/contract/client';
import { findMethod } from '@counterpane/rules/payments/methods';
import { redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { findNamedOrder } from './payment-failure.ts';

/** Names the order whose provider's page led back to billing, because the shopper turned back there. */
export const LEFT_ORDER = 'leftOrder';

/**
 * The way to pay whose page the shopper left before they approved; null where none was left, or the order is not theirs.
 * @throws the redirect to the thanks where the order went through all the same: in another tab, or a moment ago
 */
export const findLeftProvider = async (client: Client, query: URLSearchParams): Promise<string | null> => {
  const orderId = findNamedOrder(query, LEFT_ORDER);
  if (orderId === null) return null;
  const answer = await client.order(orderId);
  if (!answer.ok) return null;
  const { id, status, paymentDetails } = answer.result;
  if (status === 'paid' || status === 'processing' || status === 'needs_attention')
    throw redirect(addresses.checkout('success', { orderId: id }));
  return findMethod(paymentDetails.provider)?.label ?? null;
};
