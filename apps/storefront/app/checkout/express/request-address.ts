import type { NewRegion } from '@counterpane/contract/cart/region';
import type { PaymentRequestEvent, PaymentRequestShippingAddress } from '@stripe/stripe-js';
import { regionOfWallet, type WalletPerson } from './wallet-address.ts';

/** Where the address of a payment request is, for the API's region calls. */
export const regionOfRequest = (address: PaymentRequestShippingAddress): NewRegion['shippingRegion'] =>
  regionOfWallet({
    country: address.country ?? '',
    state: address.region ?? '',
    city: address.city ?? '',
    postal_code: address.postalCode ?? '',
  });

type Payer = Pick<PaymentRequestEvent, 'payerName' | 'payerEmail' | 'payerPhone' | 'shippingAddress'>;

/** What a payment request tells once it is approved. */
export const personOfRequest = ({
  payerName = '',
  payerEmail = '',
  payerPhone = '',
  shippingAddress: to = {},
}: Payer): WalletPerson => {
  const [line1 = '', ...rest] = to.addressLine ?? [];
  return {
    address: {
      fullName: to.recipient ?? payerName,
      line1,
      line2: rest.join(', '),
      city: to.city ?? '',
      state: to.region ?? '',
      zip: to.postalCode ?? '',
      country: to.country ?? '',
      phone: to.phone || payerPhone,
    },
    email: payerEmail,
  };
};
