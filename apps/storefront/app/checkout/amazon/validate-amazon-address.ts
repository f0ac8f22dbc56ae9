import type { AddressInput } from '@counterpane/contract/checkout/address';
import type { AmazonSessionView } from '@counterpane/contract/checkout/amazon';
import type { SellingCountry } from '@counterpane/rules/payments/methods';

type AmazonAddress = AmazonSessionView['shippingAddress'];

/** By the country of the store; the first is the specification's [K5, D69]. */
const ELSEWHERE: Readonly<Record<SellingCountry, string>> = {
  US: "Sorry, this item can't be shipped to your selected address. You may either change the shipping address to a US address or contact customer support.",
  CA: "Sorry, this item can't be shipped to your selected address. You may either change the shipping address to a Canadian address or contact customer support.",
  GB: "Sorry, this item can't be shipped to your selected address. You may either change the shipping address to a UK address or contact customer support.",
};

/**
 * Why we do not ship to an address of Amazon's; null when we do. A missing address fails with an empty message.
 * @example validateAmazonAddress(null, 'US') // ""
 */
export const validateAmazonAddress = (address: AmazonAddress, country: SellingCountry): string | null => {
  if (!address) return '';
  return address.countryCode === country ? null : ELSEWHERE[country];
};

/** Amazon's address as the shipping step would have it. */
export const toShippingAddress = (address: NonNullable<AmazonAddress>): AddressInput => ({
  fullName: address.name ?? '',
  line1: address.addressLine1 ?? '',
  line2: address.addressLine2 ?? '',
  city: address.city ?? '',
  state: address.stateOrRegion ?? '',
  zip: address.postalCode ?? '',
  country: address.countryCode ?? '',
  phone: address.phoneNumber ?? '',
});
