import type { Client } from '@counterpane/contract/client';
import { findMethod } from '@counterpane/rules/payments/methods';
import { redirect } from 'react-router';
import { addresses } from '../addresses.ts';
import { findCurrentOrder } from './find-current-order.ts';
import { findNamedOrder } from './payment-failure.ts';

/** Names the order whose provider's page led back to billing, because the shopper turned back there. */
export const LEFT_ORDER = 'leftOrder';

/** The way to pay whose own page the shopper left before they approved. */
export interface LeftProvider {
  readonly label: string;
  /** It does not say whether it took money: nobody may promise that it took none. */
  readonly isSilent: boolean;
}

/**
 * Whose page the shopper turned back on, asked anew: it may have taken the payment a moment ago. Null where no page was
 * left, or the order is not theirs.
 * @throws the redirect to the thanks where the order went through all the same: in another tab, or a moment ago
 */
export const findLeftProvider = async (
  client: Client,
  query: URLSearchParams,
): Promise<LeftProvider | null> => {
  const orderId = findNamedOrder(query, LEFT_ORDER);
  if (orderId === null) return null;
  const answer = await findCurrentOrder(client, orderId);
  if (!answer.ok) return null;
  const { id, status, paymentDetails } = answer.result;
  if (status === 'paid' || status === 'processing' || status === 'needs_attention')
    throw redirect(addresses.checkout('success', { orderId: id }));
  const label = findMethod(paymentDetails.provider)?.label;
  return label ? { label, isSilent: paymentDetails.isProviderSilent === true } : null;
};
