import type { NewRegion } from '@counterpane/contract/cart/region';
import type { AddressInput } from '@counterpane/contract/checkout/address';
import type {
  BillingDetails,
  ExpressCheckoutPartialAddress,
  StripeExpressCheckoutElementConfirmEvent,
} from '@stripe/stripe-js';

/** Where a wallet's address is, for the API's region calls. */
export const regionOfWallet = (address: ExpressCheckoutPartialAddress): NewRegion['shippingRegion'] => ({
  country: address.country,
  state: address.state,
  zip: wholeCode(address.postal_code.trim(), address.country),
  city: address.city,
});

/**
 * Before the payment is approved wallets tell only the first half of Canadian and British codes. It says the
 * province already, so any second half will do.
 * @example wholeCode('M5V', 'CA') // "M5V 1A1"
 */
const wholeCode = (code: string, country: string): string => {
  if (country === 'CA' && code.length === 3) return `${code} 1A1`;
  if (country === 'GB' && code.length >= 2 && code.length <= 4) return `${code} 1AA`;
  return code;
};

/** Where the goods go and whom to write to, as our forms have it. */
export interface WalletPerson {
  readonly address: AddressInput;
  readonly email: string;
}

/** What a wallet tells once it is approved. Its sheet was asked for all of it. */
export const personOfWallet = ({
  billingDetails,
  shippingAddress,
}: Pick<StripeExpressCheckoutElementConfirmEvent, 'billingDetails' | 'shippingAddress'>): WalletPerson => {
  const to = shippingAddress ?? billingDetails;
  return {
    address: {
      fullName: to?.name ?? '',
      line1: to?.address.line1 ?? '',
      line2: to?.address.line2 ?? '',
      city: to?.address.city ?? '',
      state: to?.address.state ?? '',
      zip: to?.address.postal_code ?? '',
      country: to?.address.country ?? '',
      phone: phoneOf(billingDetails),
    },
    email: billingDetails?.email ?? '',
  };
};

const phoneOf = (details: BillingDetails | undefined): string => details?.phone ?? '';
