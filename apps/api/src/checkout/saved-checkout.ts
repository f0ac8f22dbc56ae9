import type { Address } from '@counterpane/contract/checkout';
import type { DeliveryOption } from '@counterpane/rules/delivery/white-glove-tariff';

/** What a visitor has entered at checkout, kept with the cart and removed with it (decisions row 70). */
export interface SavedCheckout {
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  readonly sameAsShipping?: boolean;
  readonly email?: string;
  readonly permissions?: Permissions;
  readonly paymentProvider?: string;
  /** The single-use token of `paymentProvider`, and what may be shown of the card or wallet. */
  readonly cardToken?: {
    readonly id: string;
    readonly card: { readonly last4: string; readonly brand: string };
  };
  /** In how many instalments; 12 unless the shopper chose otherwise. */
  readonly numberOfPayments?: number;
  /** Ground unless something else was chosen (checkout section 3). */
  readonly deliveryOption?: DeliveryOption;
  readonly withMattressRemoval?: boolean;
  /** The ISO day on which the shopper wants all of it. */
  readonly certainDeliveryDate?: string;
  readonly submitted?: { readonly shipping: boolean; readonly billing: boolean };
}

/** Consent, with the text that was agreed to and when (decisions row 71). */
export interface Permissions {
  readonly sendEmail: boolean;
  readonly sendSMS: boolean;
  readonly at: string;
  readonly texts: readonly string[];
}
