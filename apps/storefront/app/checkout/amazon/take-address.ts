import type { AmazonSessionView } from '@counterpane/contract/amazon';
import type { CheckoutState } from '@counterpane/contract/checkout-state';
import type { Client } from '@counterpane/contract/client';
import type { SellingCountry } from '@counterpane/rules/payments/methods';
import { AMAZON_PAY } from './amazon-pay.ts';
import { checkAmazonAddress, toShippingAddress } from './check-address.ts';

/**
 * What the shopper chose at Amazon, saved as if it had been typed: whatever fails can be gone on with by hand.
 * Null when all of it was taken, else why not.
 */
export const takeAddress = async (
  client: Client,
  session: AmazonSessionView,
  {
    permissions,
    email,
    expressFallbackStep,
  }: Pick<CheckoutState, 'permissions' | 'email' | 'expressFallbackStep'>,
  country: SellingCountry,
): Promise<string | null> => {
  const { shippingAddress, buyer, checkoutSessionId } = session;
  const fault = checkAmazonAddress(shippingAddress, country);
  if (fault !== null || !shippingAddress) return fault;
  const shipping = await client.saveShipping({
    address: toShippingAddress(shippingAddress),
    email: buyer?.email ?? email,
    ...permissions,
  });
  if (!shipping.ok) return shipping.error.error;
  const billing = await client.saveBilling({
    sameAsShipping: true,
    paymentProvider: AMAZON_PAY,
    cardToken: { id: checkoutSessionId, card: { last4: '', brand: 'Amazon Pay' } },
  });
  if (!billing.ok) return billing.error.error;
  const news = await client.reportExpress({
    provider: AMAZON_PAY,
    stage: 'approved',
    // Saving the billing step has forgotten where the wallet was opened.
    ...(expressFallbackStep ? { fallbackStep: expressFallbackStep } : {}),
  });
  return news.ok ? null : news.error.error;
};
