import type { Answer } from '@counterpane/contract/call';
import type { AmazonSessionView } from '@counterpane/contract/checkout/amazon';
import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import type { Client } from '@counterpane/contract/client';
import type { SellingCountry } from '@counterpane/rules/payments/methods';
import { AMAZON_PAY } from '@counterpane/rules/payments/methods';
import { type Failure, refusalLevel } from '../../failures/failure.ts';
import { toShippingAddress, validateAmazonAddress } from './validate-amazon-address.ts';

interface AddressFault {
  readonly text: string;
  /** How the log should tell of it; null where it has been told. */
  readonly level: Failure['level'] | null;
}

/**
 * Saves the address and the payment that the shopper chose at Amazon, as if they had been typed. Null when all was saved;
 * after a fault the shopper can go on by hand.
 */
export const saveAmazonAddress = async (
  client: Client,
  session: AmazonSessionView,
  {
    permissions,
    email,
    expressFallbackStep,
  }: Pick<CheckoutState, 'permissions' | 'email' | 'expressFallbackStep'>,
  country: SellingCountry,
): Promise<AddressFault | null> => {
  const { shippingAddress, buyer, checkoutSessionId } = session;
  const fault = validateAmazonAddress(shippingAddress, country);
  if (fault !== null || !shippingAddress) return fault === null ? null : { text: fault, level: 'error' };
  const shipping = await client.saveShipping({
    address: toShippingAddress(shippingAddress),
    email: buyer?.email ?? email,
    ...permissions,
  });
  if (!shipping.ok) return refusalOf(shipping);
  const billing = await client.saveBilling({
    sameAsShipping: true,
    paymentProvider: AMAZON_PAY,
    cardToken: { id: checkoutSessionId, card: { last4: '', brand: 'Amazon Pay' } },
  });
  if (!billing.ok) return refusalOf(billing);
  const news = await client.reportExpress({
    provider: AMAZON_PAY,
    stage: 'approved',
    // Saving the billing step has forgotten where the wallet was opened.
    ...(expressFallbackStep ? { fallbackStep: expressFallbackStep } : {}),
  });
  return news.ok ? null : refusalOf(news);
};

const refusalOf = ({ status, error }: Extract<Answer<unknown>, { ok: false }>) => ({
  text: error.error,
  level: refusalLevel(status),
});
