import type { Client } from '@counterpane/contract/client';
import { findMethod } from '@counterpane/rules/payments/methods';
import { redirect } from 'react-router';
import { pageUrls } from '../page-urls.ts';
import { findCurrentOrder } from './find-current-order.ts';
import { findNamedOrder } from './payment-failure.ts';
import { redactTokens } from './redact-tokens.ts';

/** The parameter that names the order, where a provider's page led back to billing because the shopper left it. */
export const ABANDONED_ORDER = 'leftOrder';

/** The payment method on whose own page nothing was approved: the shopper left it, or was declined there. */
export interface AbandonedPayment {
  readonly label: string;
  /** It does not say whether it took money: nobody may promise that it took none. */
  readonly isSilent: boolean;
  /** Why it was declined, in the provider's words; null where it was not, or the provider says nothing of it. */
  readonly failure: string | null;
}

/**
 * The payment that was not approved on the provider's page. The provider is asked again, because it may have taken
 * the payment a moment ago. Null where no page was left, or the order is not theirs.
 * @throws the redirect to the success page where the order went through after all
 */
export const findAbandonedPayment = async (
  client: Client,
  query: URLSearchParams,
): Promise<AbandonedPayment | null> => {
  const orderId = findNamedOrder(query, ABANDONED_ORDER);
  if (orderId === null) return null;
  const answer = await findCurrentOrder(client, orderId);
  if (!answer.ok) return null;
  const { id, status, paymentDetails } = answer.result;
  if (status === 'paid' || status === 'processing' || status === 'needs_attention')
    throw redirect(pageUrls.checkout('success', { orderId: id }));
  const label = findMethod(paymentDetails.provider)?.label;
  if (!label) return null;
  const { failure, isProviderSilent } = paymentDetails;
  return { label, isSilent: isProviderSilent === true, failure: failure ? redactTokens(failure) : null };
};
